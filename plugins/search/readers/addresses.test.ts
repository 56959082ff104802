import { expect, test } from 'vitest'
import { chosenBy } from '../testing/chosen-by.ts'
import { readAddresses } from './addresses.ts'

const addressesIn = (text: string) =>
  chosenBy(readAddresses, text).map(([, meaning]) =>
    meaning.kind === 'address' ? `${meaning.relation} ${meaning.address}` : meaning.kind === 'post-code' ? meaning.code : meaning.kind,
  )

test.each([
  ['żłobek ul. 3 Maja 10, Kraków', ['in ul. 3 Maja 10,']],
  ['ul. Karmelicka', ['in ul. Karmelicka']],
  ['ulica długa', ['in ulica długa']],
  ['os. Bohaterów Września 5 Kraków', ['in os. Bohaterów Września 5']],
  ['plac Konstytucji', ['in plac Konstytucji']],
  ['koło placu Konstytucji', ['near placu Konstytucji']],
  ['przy ul. Długiej 7', ['near ul. Długiej 7']],
  ['aleja Pokoju', ['in aleja Pokoju']],
  ['30-028 przedszkole', ['30-028']],
  ['30028', ['30-028']],
  ['вулиця Пулавська, Варшава', ['in вулиця Пулавська,']],
  ['біля проспект Миру', ['near проспект Миру']],
  ['near ul. Gdańska 3', ['near ul. Gdańska 3']],
  ['plac zabaw', []],
  ['z placem zabaw', []],
  ['przedszkole nr 144', []],
  ['1500 zł', []],
])('the addresses of “%s” are %j', (text, addresses) => expect(addressesIn(text)).toEqual(addresses))
