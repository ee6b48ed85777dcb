import type { Hour, Season } from './palette.ts'
import { cliffFace, fjordPicture, harbourPicture, streetPicture } from './quay.ts'
import type { Alt, Scene, SceneTag } from './scene.ts'
import { gulls, shorePicture } from './shore.ts'

function scene(id: string, tag: SceneTag, season: Season, hour: Hour, svg: () => string, alt: Alt): Scene {
  return { id, kind: 'landscape', tag, season, hour, alt, svg }
}

export const waterScenes: readonly Scene[] = [
  scene(
    'harbour-noon',
    'harbour',
    'summer',
    'midday',
    () => harbourPicture({ season: 'summer', hour: 'midday', seed: 401 }),
    {
      da: 'Blå kuttere ved kajen i den lille havn',
      de: 'Blaue Kutter am Kai des kleinen Hafens',
      en: 'Blue fishing boats at the quay of the small harbour',
    },
  ),
  scene(
    'harbour-evening',
    'harbour',
    'autumn',
    'dusk',
    () => harbourPicture({ season: 'autumn', hour: 'dusk', seed: 402, clouds: 'streaks' }),
    {
      da: 'Havnen i skumringen med lys på kajen',
      de: 'Der Hafen in der Dämmerung mit Lichtern am Kai',
      en: 'The harbour at dusk with lights along the quay',
    },
  ),
  scene(
    'fjord-reeds',
    'fjord',
    'summer',
    'morning',
    () => fjordPicture({ season: 'summer', hour: 'morning', seed: 403, boat: true }),
    {
      da: 'Jolle mellem sivene på den blanke fjord',
      de: 'Boot zwischen Schilf auf dem spiegelglatten Fjord',
      en: 'A dinghy among the reeds on the glassy fjord',
    },
  ),
  scene(
    'fjord-jetty',
    'fjord',
    'summer',
    'golden',
    () => fjordPicture({ season: 'summer', hour: 'golden', seed: 404, jetty: true }),
    {
      da: 'Badebro ved fjorden i aftenlys',
      de: 'Badesteg am Fjord im Abendlicht',
      en: 'Bathing jetty on the fjord in evening light',
    },
  ),
  scene(
    'fjord-autumn-dusk',
    'fjord',
    'autumn',
    'dusk',
    () => fjordPicture({ season: 'autumn', hour: 'dusk', seed: 405 }),
    {
      da: 'Gyldne tagrør ved fjorden i skumringen',
      de: 'Goldenes Schilf am Fjord in der Dämmerung',
      en: 'Golden reeds by the fjord at dusk',
    },
  ),
  scene(
    'town-street',
    'town',
    'summer',
    'midday',
    () => streetPicture({ season: 'summer', hour: 'midday', seed: 406 }),
    {
      da: 'Brostensgade med lave huse og stokroser',
      de: 'Gasse mit Kopfsteinpflaster, niedrigen Häusern und Stockrosen',
      en: 'Cobbled street with low houses and hollyhocks',
    },
  ),
  scene(
    'town-street-evening',
    'town',
    'autumn',
    'dusk',
    () => streetPicture({ season: 'autumn', hour: 'dusk', seed: 407, clouds: 'streaks' }),
    {
      da: 'Brostensgade i skumringen med lys i vinduerne',
      de: 'Gasse in der Dämmerung mit erleuchteten Fenstern',
      en: 'Cobbled street at dusk with lit windows',
    },
  ),
  scene(
    'cliffs-noon',
    'sea',
    'summer',
    'midday',
    () =>
      shorePicture({
        season: 'summer',
        hour: 'midday',
        seed: 408,
        shore: [760, 640],
        horizon: 450,
        dunes: 'none',
        clouds: 'fair',
        sun: [200, 90],
        life: (light) => cliffFace(light, 408, 'right'),
        grasses: [230, 0],
      }),
    { da: 'Høje klinter over stranden', de: 'Hohe Steilküste über dem Strand', en: 'High cliffs above the beach' },
  ),
  scene(
    'cliffs-golden',
    'sea',
    'autumn',
    'golden',
    () =>
      shorePicture({
        season: 'autumn',
        hour: 'golden',
        seed: 409,
        shore: [640, 760],
        horizon: 450,
        dunes: 'none',
        clouds: 'streaks',
        sun: [1300, 330],
        glitter: true,
        rough: 0.7,
        breakers: 6,
        life: (light, r) => cliffFace(light, 409, 'left') + gulls(900, 260)(light, r),
        grasses: [0, 240],
      }),
    {
      da: 'Klinterne i lav efterårssol',
      de: 'Die Steilküste in tiefer Herbstsonne',
      en: 'The cliffs in low autumn sun',
    },
  ),
]
