const behindZ: Readonly<Record<string, string>> = { æ: 'α', ä: 'α', ø: 'β', ö: 'β', å: 'γ', aa: 'γ' }

export const searchWords = {
  /** Last parts of compounds, by which guests look for the whole. Weekdays and lands are none. */
  compoundEnds: `
    anlæg areal bad badekar bakke bane billeder bolig bord bro bruser butik båd bål center cykel dyr dør fisk
    fiskeri fjord fyr golf grill grund græs gulv gynge gæst gård hal have havn hegn hest hund hus hytte
    højskole kajak kande kirke klit klub kro kunst kyst kælder køkken lader lamper landskab landsby lejlighed
    lejr loft lokale lys maskine marina marked museum natur nøgle område ophold opvasker ovn park pejs plads
    plantage pool pumpe rengøring restaurant rute sand sauna seng service skov slot sofa spa spil stander
    station sti stol strand stue sæson tag telt terrasse trailer trappe tumbler tårn udsigt vandring varme
    vask vaskemaskine vej vildt villa vindue værelse
  `,
  /** What such a part may have behind it. */
  inflections: 's e et en er r n t ne ene erne ens ets',
  /** Letters that the alphabet has behind z, by letters that every engine sorts there. */
  behindZ,
}
