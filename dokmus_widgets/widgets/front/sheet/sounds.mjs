// Short sounds, made in the browser: nothing is made before the first one, and none in a hidden tab.
const SOUNDS = {
  place: ["triangle", 520, 620], sacrifice: ["sawtooth", 220, 110], tile: ["square", 150, 210],
  refused: ["square", 170, 120], turn: ["sine", 660, 880],
};
const SECONDS = 0.15;
let context = null;

/** Play a sound by its name. */
export function play(name) {
  if (document.hidden || !SOUNDS[name]) return;
  context ??= new AudioContext();
  const [type, from, to] = SOUNDS[name], now = context.currentTime;
  const tone = context.createOscillator(), volume = context.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.linearRampToValueAtTime(to, now + SECONDS);
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + SECONDS);
}
