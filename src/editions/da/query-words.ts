import { search } from './search.ts'

/** What guests type when they say in words what they look for: alternatives are parted by bars, single words by blanks. */
export const queryWords = {
  /** Words that ask for nothing. */
  idle: `
    og i på ved med til for fra et en den det de af eller som der hvor vi jeg os er har skal kan gerne helst hus huset huse
    sommerhus sommerhuse sommerhuset feriehus feriehuse feriebolig ferie familie ophold ledig ledige leje lejes søger ønsker find
    plads tilladt stor stort god godt dejlig dejligt min vores nær tæt beliggende inden ca cirka omkring pr per d om have haven grund mellem men lige
  `,
  numbers: ['', 'en et én', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'],
  without: 'uden|ingen|ikke|hverken',
  /** Between two things of which neither is to be there. */
  alternative: 'og|eller',
  /** Behind a thing that may be there or not. */
  needless:
    'ikke nødvendig|ikke nødvendigt|ikke vigtig|ikke vigtigt|unødvendig|behøves ikke|er ligegyldigt|ligegyldigt',
  /** Behind a number of them, houses close to each other are meant. */
  families: 'familier|husstande|huse|sommerhuse|feriehuse',
  joining: 'og|samt|med|plus',
  /** Before a number of guests. */
  partyOf: 'for|til|plads til|vi er|os',
  pair: 'par|ægtepar|kærestepar',
  persons: 'person|personer|personers|pers|prs|mands|gæst|gæster|mennesker|sovepladser|senge',
  adults: 'voksen|voksne|vks',
  children: 'barn|børn',
  infants: 'baby|babyer|spædbarn|spædbørn',
  pets: 'hund|hunde|kat|katte|husdyr|kæledyr|hundevenlig|husdyr tilladt|hund tilladt|hunde tilladt',
  noPets:
    'dyrefrit|husdyrfrit|dyrefri|allergivenligt|allergivenlig|husdyr ikke tilladt|kæledyr ikke tilladt|hund ikke tilladt|hunde ikke tilladt',
  nights: 'nat|nætter|overnatning|overnatninger|døgn|dag|dage',
  weeks: 'uge|uger',
  fortnight: 'fjorten dage',
  week: 'uge|ugenr|ugenummer',
  nextWeek: 'næste uge|kommende uge',
  weekend: 'weekend|weekenden|weekendophold|forlænget weekend|lang weekend|miniferie|kort ferie',
  /** The coming one, and the one after. */
  weekends: ['denne weekend|kommende weekend|i weekenden', 'næste weekend'],
  weekdays: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  /** Early, mid and late. */
  monthParts: [
    'først i|starten af|begyndelsen af|primo|første uge i|første uge af|første uge',
    'midt i|midten af|medio',
    'sidst i|slutningen af|ultimo|sidste uge i|sidste uge af|sidste uge',
  ],
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
    jul: 'juleferie|jul og nytår',
    vinter: 'vinterferie',
    foraar: 'forårsferie',
    paaske: 'påskeferie',
    pinse: 'pinseferie',
    sommer: 'sommerferie|skolernes sommerferie',
    efteraar: 'efterårsferie|kartoffelferie',
  },
  feasts: {
    easter: 'påske',
    ascension:
      'kristi himmelfart|kristi himmelfartsferie|kr himmelfart|kr himmelfartsferie|himmelfart|himmelfartsferie',
    whitsun: 'pinse',
    midsummer: 'sankthans|sankt hans|skt hans|sankthansaften',
    christmas: 'jul|julen',
    newYear: 'nytår|nytårsaften|nytårsferie',
  } as Readonly<Record<string, string>>,
  regions: search.form.regions,
  lands: {
    dk: 'danmark|dansk|danske',
    by: 'bayern',
    sh: 'slesvig holsten|sydslesvig',
    ni: 'nedersaksen',
    hh: 'hamborg',
  } as Readonly<Record<string, string>>,
  upTo: 'op til|under|højst|max|maks|maksimalt|budget|billigere end|ikke over',
  from: 'fra|over|mindst|mere end',
  to: 'til|og|indtil',
  of: 'af',
  per: 'pr|per|hver',
  /** Beside a price: with everything in it. */
  allIn:
    'alt inkluderet|alt inklusive|alt inkl|alt iberegnet|alt med|all inclusive|i alt|inkl forbrug|inklusive forbrug',
  currencies: { DKK: 'kr|dkk|kroner', EUR: '€|eur|euro' } as Readonly<Record<string, string>>,
  metres: 'm|meter',
  kilometres: 'km|kilometer',
  /** On foot. */
  minutes: 'min|minut|minutter|minutters|minutters gang',
  cheapest: 'billigst|billigste|billig|laveste pris|prisbillig',
  beach:
    'strand|hav|havet|vand|vandet|kysten|sandstrand|badestrand|strandnær|strandkanten|første klitrække|første række',
  /** Behind the name of an area. */
  placeKinds: 'strand|by|kommune',
  /** Where all houses are. */
  anywhere: 'vesterhavet|nordsøen|vestkysten|jylland|vestjylland|nordjylland',
  /** Ends of compounds: poolhus, hundesommerhus. */
  houses: 'hus|huse|huset|sommerhus|sommerhuse|feriehus|ferie|tur',
  bedrooms: 'værelse|værelser|soveværelse|soveværelser',
  bathrooms: 'badeværelse|badeværelser|bad|toiletter',
  facilities: {
    sauna: 'sauna',
    pool: 'pool|swimmingpool|svømmebassin|indendørs pool|bassin',
    spa: 'spa|spabad|boblebad|jacuzzi',
    wildernessBath: 'vildmarksbad|badestamp',
    activityRoom: 'aktivitetsrum|aktivitetshus|spillerum',
    internet: 'internet|wifi|wi fi|trådløst internet|netforbindelse',
    woodStove: 'brændeovn|pejs',
    chargingStation: 'ladestander|elbil|ladestation|opladning|elbillader|elbiloplader|elbil lader|lader',
    dishwasher: 'opvaskemaskine',
    washingMachine: 'vaskemaskine',
    dryer: 'tørretumbler',
    seaView: 'havudsigt|udsigt over havet|havkig|udsigt til havet',
    fencedGround: 'indhegnet|indhegning|lukket have|hegn',
    stepFree:
      'trinfri|trinfrit|trinfri adgang|uden trin|niveaufri adgang|kørestol|kørestolsbruger|kørestolsvenlig|kørestolsvenligt|rollator|handicapvenlig|handicapvenligt|handicap|handicapegnet',
    levelShower:
      'niveaufri bruser|niveaufrit brusebad|brusebad uden trin|trinfri bruser|brus uden trin|trinfrit brusebad',
    thatchedRoof: 'stråtag|stråtækt|stråtækte',
    heatPump: 'varmepumpe',
    cots: 'barneseng|babyseng|tremmeseng|weekendseng',
    highChairs: 'barnestol|højstol|tripp trapp',
    smokeFree: 'røgfrit|røgfri|ikke ryger|ikkeryger',
    outdoorSpa: 'udespa|udendørs spa',
    tableTennis: 'bordtennis',
    poolTable: 'billard|poolbord|billardbord',
    trampoline: 'trampolin',
    swing: 'gynge|gyngestativ',
    barbecue: 'grill',
    bathtub: 'badekar',
    fjordView: 'fjordudsigt|udsigt over fjorden',
  },
}
