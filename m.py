import csv,sys
from dokmus_widgets.explain.messages import speaking
from dokmus_widgets.explore.questions.finding import find
from dokmus_widgets.explore.questions.index import index_of
from dokmus_widgets.explore.questions import finding
from tests.explore.test_finding import polarity_of, POLARITIES, Polarity
for lang in sys.argv[1:]:
    rows=[*csv.reader(open(f"/work/fresh/{lang}.tsv"),delimiter="\t",quoting=csv.QUOTE_NONE)]
    st={}
    with speaking(lang):
        for i,(q,rules,exp) in enumerate(rows):
            kind="plain" if i<75 else "adv" if i<110 else "outside"
            s=st.setdefault(kind,dict(n=0,first=0,right=0,wrong=[],verdict=0,out=0))
            s["n"]+=1
            f=find(q); hits=f.hits[:3]
            if kind=="outside":
                s["out"]+= bool(getattr(f,"outside",getattr(f,"is_outside",False))); continue
            if not hits: continue
            a=polarity_of(q,hits[0].case); ok=bool(set(hits[0].case.rules)&set(rules.split())); s["first"]+=ok
            if a is Polarity.FACT: continue
            if a is POLARITIES[exp]: s["right"]+=1
            else: s["wrong"].append((q,exp,hits[0].case.id))
    print(lang,{k:{x:(y if x!="wrong" else len(y)) for x,y in s.items()} for k,s in st.items()})
    for s in st.values():
        for w in s["wrong"]: print("   WRONG",w)
