import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'
import { phrasesOf } from '#core/search/phrase.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import { propose, spansOf } from './spans.ts'

/** Adjectives of the voivodeships as they stand in sentences, and the names of their regions. */
const names: Readonly<Record<VoivodeshipSlug, string>> = {
  dolnoslaskie:
    'dolnośląskie, dolnośląskim, dolnośląskiego, dolny śląsk, dolnym śląsku, dolnego śląska, lower silesia, нижньосілезьке, нижня сілезія',
  'kujawsko-pomorskie': 'kujawsko-pomorskie, kujawsko-pomorskim, kujawsko-pomorskiego, kujawy, kujawach, куявсько-поморське',
  lubelskie: 'lubelskie, lubelskim, lubelskiego, lubelszczyzna, lubelszczyźnie, люблінське, люблінському',
  lubuskie: 'lubuskie, lubuskim, lubuskiego, любуське',
  lodzkie: 'łódzkie, łódzkim, łódzkiego, лодзьке, лодзькому',
  malopolskie:
    'małopolskie, małopolskim, małopolskiego, małopolska, małopolsce, małopolski, lesser poland, малопольське, малопольському, малопольща',
  mazowieckie: 'mazowieckie, mazowieckim, mazowieckiego, mazowsze, mazowszu, mazowsza, masovia, мазовецьке, мазовецькому, мазовія',
  opolskie: 'opolskie, opolskim, opolskiego, opolszczyzna, opolszczyźnie, опольське',
  podkarpackie: 'podkarpackie, podkarpackim, podkarpackiego, podkarpacie, podkarpaciu, підкарпатське, підкарпатському',
  podlaskie: 'podlaskie, podlaskim, podlaskiego, podlasie, podlasiu, підляське, підляшшя',
  pomorskie: 'pomorskie, pomorskim, pomorskiego, pomorze, pomorzu, поморське, помор’я',
  slaskie:
    'śląskie, śląskim, śląskiego, śląsk, śląsku, śląska, górny śląsk, górnym śląsku, silesia, upper silesia, сілезьке, сілезькому, сілезія, сілезії',
  swietokrzyskie: 'świętokrzyskie, świętokrzyskim, świętokrzyskiego, свентокшиське, швентокшиське',
  'warminsko-mazurskie':
    'warmińsko-mazurskie, warmińsko-mazurskim, warmińsko-mazurskiego, warmia i mazury, mazury, mazurach, варміньсько-мазурське',
  wielkopolskie:
    'wielkopolskie, wielkopolskim, wielkopolskiego, wielkopolska, wielkopolsce, greater poland, великопольське, великопольському',
  zachodniopomorskie:
    'zachodniopomorskie, zachodniopomorskim, zachodniopomorskiego, pomorze zachodnie, pomorzu zachodnim, західнопоморське, західнопоморському',
}
const before = [
  '',
  'województwo ',
  'województwie ',
  'województwa ',
  'woj ',
  'w ',
  'we ',
  'na ',
  'w województwie ',
  'w woj ',
  'воєводство ',
  'воєводстві ',
  'у ',
  'в ',
  'in ',
]

const voivodeships = Object.entries(names).map(([slug, text]) => ({
  voivodeship: slug,
  phrases: phrasesOf(
    text
      .split(',')
      .flatMap((name) => before.map((words) => `${words}${name.trim()}`))
      .join(','),
  ),
}))

/** Reads voivodeships and their regions: `w województwie małopolskim`, `na Śląsku`. */
export const readVoivodeships: PlainReader = ({ text: { words } }) =>
  voivodeships.flatMap(({ voivodeship, phrases }) =>
    spansOf(phrases, words).map(([from, to]) =>
      propose(from, to, { kind: 'place', places: [{ kind: 'voivodeship', voivodeship }], relation: 'in' }, 'district'),
    ),
  )
