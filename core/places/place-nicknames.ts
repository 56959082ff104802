import type { PlaceCase, PlaceForm } from './place-forms.ts'

/** Everyday name of a town, in small letters. */
export interface PlaceNickname {
  /** Official name of the town. */
  readonly city: string
  /** The nickname in all cases; in the nominative alone where it does not decline. */
  readonly forms: readonly PlaceForm[]
}

/** Forms of each nickname in the order of `cases`. Those that mean several towns are left out: `ostrów`. */
const rows: readonly (readonly [city: string, ...forms: readonly string[]])[] = [
  ['Białystok', 'bstok'],
  ['Bielsko-Biała', 'bielsko', 'bielska', 'bielsku', 'bielskiem'],
  ['Bydgoszcz', 'bdg'],
  ['Bydgoszcz', 'bydzia', 'bydzi', 'bydzi', 'bydzią'],
  ['Częstochowa', 'czewa', 'czewy', 'czewie', 'czewą'],
  ['Gdynia', 'gdyn'],
  ['Gorzów Wielkopolski', 'gorzów', 'gorzowa', 'gorzowie', 'gorzowem'],
  ['Gorzów Wielkopolski', 'gorzów wlkp', 'gorzowa wlkp', 'gorzowie wlkp', 'gorzowem wlkp'],
  ['Jastrzębie-Zdrój', 'jastrzębie', 'jastrzębia', 'jastrzębiu', 'jastrzębiem'],
  ['Katowice', 'kato'],
  ['Kędzierzyn-Koźle', 'kędzierzyn', 'kędzierzyna', 'kędzierzynie', 'kędzierzynem'],
  ['Kraków', 'krk'],
  ['Ostrów Wielkopolski', 'ostrów wlkp', 'ostrowa wlkp', 'ostrowie wlkp', 'ostrowem wlkp'],
  ['Skarżysko-Kamienna', 'skarżysko', 'skarżyska', 'skarżysku', 'skarżyskiem'],
  ['Warszawa', 'wawa', 'wawy', 'wawie', 'wawą'],
  ['Warszawa', 'wwa'],
  ['Wrocław', 'wro'],
  ['Wrocław', 'wrocek', 'wrocka', 'wrocku', 'wrockiem'],
  ['Zakopane', 'zakopiec', 'zakopca', 'zakopcu', 'zakopcem'],
]

const cases: readonly PlaceCase[] = ['nominative', 'genitive', 'locative', 'instrumental']

/** Everyday names that people write for larger towns: `wawa`, `krk`, `bielsko`. */
export const placeNicknames: readonly PlaceNickname[] = rows.map(([city, ...texts]) => ({
  city,
  forms: texts.map((text, at) => ({ text, case: cases[at] ?? 'nominative' })),
}))
