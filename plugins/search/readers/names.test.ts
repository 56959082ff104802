import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { seededFacets } from '#config/quality/testing/read-sentences.ts'
import { makeOf } from '#core/kernel/define.ts'
import { chooseMeanings } from '#core/search/reading/choose-meanings.ts'
import { nameOfPlace } from '../domain/resolve-place.ts'
import { inputOf } from '../testing/chosen-by.ts'
import { parentNames } from '../testing/parent-search.ts'
import { NameReader } from './names.ts'

const readNames = makeOf(NameReader)({ names: parentNames, facets: seededFacets })

const namesIn = (text: string) => {
  const input = inputOf(text)
  const [cover] = chooseMeanings(input.text.words.length, Effect.runSync(readNames(input)))
  return (cover?.chosen ?? []).map(({ from, to, meaning }) => {
    if (meaning.kind === 'place') return `${meaning.relation} ${meaning.places.map(nameOfPlace).join(' / ')}`
    const words = input.text.words.slice(from, to).map(({ word }) => word)
    return meaning.kind === 'facility' ? `facility ${words.join(' ')}: ${meaning.ids}` : `${meaning.kind} ${words.join(' ')}`
  })
}

test.each([
  ['żłobek Warszawa', ['in Warszawa']],
  ['przedszkole we Wrocławiu', ['in Wrocław']],
  ['koło Wrocławia', ['near Wrocław']],
  ['pod Warszawą', ['near Warszawa']],
  ['poza Poznaniem', ['outside Poznań']],
  ['nie w Gdańsku', ['outside Gdańsk']],
  ['z Lublina', ['from Lublin']],
  ['mieszkaliśmy w Lublinie', ['from Lublin']],
  ['sold our flat in Lublin', ['from Lublin']],
  ['na Mokotowie', ['in Mokotów, Warszawa']],
  ['w Gorzowie Wielkopolskim', ['in Gorzów Wielkopolski']],
  ['w Łaziskach Górnych', ['in Łaziska Górne']],
  ['w Nowym Białczu', ['in Nowy Białcz']],
  ['у Вроцлаві', ['in Wrocław']],
  ['біля Гданська', ['near Gdańsk']],
  ['in Warsaw', ['in Warszawa']],
  ['near Gdańsk', ['near Gdańsk']],
  ['outside Poznań', ['outside Poznań']],
  ['wraszawa', ['in Warszawa']],
  ['szukam czegoś co ma kije dla mojego syna', []],
])('the places of “%s” are %j', (text, places) => expect(namesIn(text).filter((one) => !/^(name|facility)/.test(one))).toEqual(places))

test.each([
  ['Wesoła Chatka', ['facility wesola chatka: wc']],
  ['Żłobek Montessori Casa', ['facility zlobek montessori casa: m2']],
  ['telefon do Little Explorers', ['facility little explorers: e1']],
  ['przedszkole nr 144', ['facility przedszkole nr 144: o1']],
  ['„Mali Odkrywcy”', ['name mali odkrywcy']],
  ['żłobek Bajka Gdańsk', ['facility zlobek bajka: d1', 'in Gdańsk']],
  ['Leśny Zakątek', ['name lesny zakatek']],
  ['sloneczkp', ['name sloneczkp']],
  ['zzqqx', []],
])('the names of “%s” are %j', (text, names) => expect(namesIn(text)).toEqual(names))
