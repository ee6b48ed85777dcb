import type { Item } from '../../../contracts/lodging.ts'
import type { Text3 } from '../texts.ts'

export interface CatalogueItem extends Pick<Item, 'id' | 'type' | 'chargeType' | 'meteredQuantity' | 'definitionId'> {
  description: Text3
  unitName: Text3
}

const perStay = { da: 'pr. ophold', de: 'pro Aufenthalt', en: 'per stay' }
const perPerson = { da: 'pr. person', de: 'pro Person', en: 'per person' }
const perPiece = { da: 'pr. stk.', de: 'pro Stück', en: 'each' }
const perKwh = { da: 'kWh', de: 'kWh', en: 'kWh' }
const perCubicMetre = { da: 'm³', de: 'm³', en: 'm³' }

/** Everything that is charged beside the rent. Order is the order of the price table. */
export const catalogue = {
  cleaning: item(1, 'cleaning', 'stay', perStay, {
    da: 'Slutrengøring',
    de: 'Endreinigung',
    en: 'Final cleaning',
  }),
  hotTubWater: item(2, 'hot-tub-water', 'stay', perStay, {
    da: 'Rengøring og vandskift i vildmarksbad',
    de: 'Reinigung und Wasserwechsel im Badezuber',
    en: 'Cleaning and fresh water for the hot tub',
  }),
  linen: item(3, 'linen', 'person', perPerson, {
    da: 'Sengelinned og håndklæder, redt op ved ankomst',
    de: 'Bettwäsche und Handtücher, Betten bezogen',
    en: 'Bed linen and towels, beds made up',
  }),
  towels: item(4, 'towels', 'person', perPerson, {
    da: 'Håndklædepakke',
    de: 'Handtuchpaket',
    en: 'Set of towels',
  }),
  kitchenTowels: item(5, 'kitchen-towels', 'stay', perStay, {
    da: 'Viskestykker, karklude og bademåtte',
    de: 'Geschirrtücher, Spültücher und Badematte',
    en: 'Tea towels, dishcloths and bath mat',
  }),
  pet: item(6, 'pet', 'piece', perPiece, {
    da: 'Husdyr',
    de: 'Haustier',
    en: 'Pet',
  }),
  cot: item(7, 'cot', 'piece', perPiece, {
    da: 'Barneseng med madras',
    de: 'Kinderbett mit Matratze',
    en: 'Cot with mattress',
  }),
  highChair: item(8, 'high-chair', 'piece', perPiece, {
    da: 'Høj stol',
    de: 'Hochstuhl',
    en: 'High chair',
  }),
  firewood: item(
    9,
    'firewood',
    'piece',
    { da: 'pr. sæk', de: 'pro Sack', en: 'per sack' },
    {
      da: 'Brænde, 40 liter, leveret ved huset',
      de: 'Kaminholz, 40 Liter, ans Haus geliefert',
      en: 'Firewood, 40 litres, delivered to the house',
    },
  ),
  earlyCheckIn: item(10, 'early-check-in', 'stay', perStay, {
    da: 'Tidlig ankomst fra kl. 12',
    de: 'Frühe Anreise ab 12 Uhr',
    en: 'Early check-in from noon',
  }),
  lateCheckOut: item(11, 'late-check-out', 'stay', perStay, {
    da: 'Sen afrejse til kl. 13',
    de: 'Späte Abreise bis 13 Uhr',
    en: 'Late check-out until 1 pm',
  }),
  electricity: item(20, 'electricity', 'unit', perKwh, { da: 'El', de: 'Strom', en: 'Electricity' }),
  water: item(21, 'water', 'unit', perCubicMetre, { da: 'Vand', de: 'Wasser', en: 'Water' }),
  heating: item(22, 'heating', 'unit', perKwh, { da: 'Fjernvarme', de: 'Fernwärme', en: 'District heating' }),
  charging: item(23, 'charging', 'unit', perKwh, {
    da: 'Opladning af elbil',
    de: 'Laden des E-Autos',
    en: 'Charging an electric car',
  }),
  deposit: item(30, 'deposit', 'stay', perStay, {
    da: 'Depositum, betales tilbage efter opholdet',
    de: 'Kaution, wird nach dem Aufenthalt zurückgezahlt',
    en: 'Deposit, returned after your stay',
  }),
} as const
export type ItemKey = keyof typeof catalogue

function item(
  id: number,
  type: string,
  chargeType: Item['chargeType'],
  unitName: Text3,
  description: Text3,
): CatalogueItem {
  return { id, type, chargeType, meteredQuantity: chargeType === 'unit', definitionId: 100 + id, description, unitName }
}
