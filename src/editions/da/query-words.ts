/** What guests type when they say in words what they look for: alternatives are parted by bars, single words by blanks. */
export const queryWords = {
  /** Words that ask for nothing. */
  idle: `
    og i på ved med til for fra et en den det de af eller som der hvor vi jeg os er har skal kan gerne helst hus huset huse
    sommerhus sommerhuse sommerhuset feriehus feriehuse feriebolig ferie familie ophold ledig ledige leje lejes søger ønsker find
    plads stor stort god godt dejlig dejligt min vores nær tæt beliggende inden
  `,
  numbers: ['', 'en et én', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'],
  without: 'uden|ingen|ikke',
  persons: 'person|personer|pers|gæst|gæster|mennesker|sovepladser|senge',
  adults: 'voksen|voksne',
  children: 'barn|børn',
  infants: 'baby|babyer|spædbarn|spædbørn',
  pets: 'hund|hunde|hunden|kat|katte|husdyr|kæledyr',
  noPets: 'dyrefrit|husdyrfrit|dyrefri|allergivenligt|allergivenlig',
  nights: 'nat|nætter|overnatning|overnatninger|døgn|dage',
  weeks: 'uge|uger',
  week: 'uge|ugenr|ugenummer',
  weekend: 'weekend|weekenden|weekendophold|forlænget weekend',
  months: [
    'januar|jan',
    'februar|feb',
    'marts',
    'april|apr',
    'maj',
    'juni|jun',
    'juli',
    'august|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'december|dec',
  ],
  holidays: {
    jul: 'juleferie|juleferien|jul|julen',
    vinter: 'vinterferie|vinterferien',
    foraar: 'forårsferie|forårsferien',
    paaske: 'påskeferie|påskeferien|påske|påsken',
    pinse: 'pinseferie|pinseferien|pinse|pinsen',
    sommer: 'sommerferie|sommerferien|skolernes sommerferie',
    efteraar: 'efterårsferie|efterårsferien|kartoffelferie|kartoffelferien',
  },
  lands: {
    dk: 'danmark|dansk|danske',
    by: 'bayern',
    sh: 'slesvig holsten|sydslesvig',
    ni: 'nedersaksen',
    hh: 'hamborg',
  } as Readonly<Record<string, string>>,
  upTo: 'op til|under|højst|max|maks|maksimalt|budget|billigere end|ikke over',
  /** Beside a price: with everything in it. */
  allIn:
    'alt inkluderet|alt inklusive|alt inkl|alt iberegnet|alt med|all inclusive|i alt|inkl forbrug|inklusive forbrug',
  currencies: { DKK: 'kr|dkk|kroner', EUR: '€|eur|euro' } as Readonly<Record<string, string>>,
  metres: 'm|meter',
  kilometres: 'km|kilometer',
  cheapest: 'billigst|billigste|billig|billige|billigt|laveste pris|prisbillig|prisbillige',
  newYear: 'nytår|nytårsaften|nytåret|nytårsferie',
  beach: 'strand|stranden|havet|strandnært|strandnær|strandkanten',
  bedrooms: 'værelse|værelser|soveværelse|soveværelser',
  bathrooms: 'badeværelse|badeværelser|bad|toiletter',
  facilities: {
    sauna: 'sauna',
    pool: 'pool|poolhus|swimmingpool|svømmebassin|indendørs pool|poolsommerhus|bassin',
    spa: 'spa|spabad|udespa|boblebad|jacuzzi',
    wildernessBath: 'vildmarksbad|badestamp',
    activityRoom: 'aktivitetsrum|aktivitetshus|spillerum',
    internet: 'internet|wifi|wi fi|trådløst internet|netforbindelse',
    woodStove: 'brændeovn|pejs|brændeovne',
    chargingStation: 'ladestander|elbil|ladestation|opladning|elbillader|elbiloplader',
    dishwasher: 'opvaskemaskine',
    washingMachine: 'vaskemaskine',
    dryer: 'tørretumbler',
    seaView: 'havudsigt|udsigt over havet|havkig|udsigt til havet',
    fencedGround: 'indhegnet|indhegnet grund|indhegnet have|indhegning|lukket have|hegn',
    stepFree:
      'trinfri|trinfri adgang|uden trin|niveaufri adgang|kørestol|kørestolsbruger|kørestolsvenlig|kørestolsvenligt|rollator|handicapvenlig|handicapvenligt|handicap|handicapegnet',
    levelShower:
      'niveaufri bruser|niveaufrit brusebad|brusebad uden trin|trinfri bruser|brus uden trin|trinfrit brusebad',
    thatchedRoof: 'stråtag|stråtækt|stråtækte',
    heatPump: 'varmepumpe',
  },
}
