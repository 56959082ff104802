import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test('CL-03 shows the first letters and the ending of an address, whatever its length', () => {
  expect(['sekretariat@przedszkole5.krakow.pl', 's@p.pl', ' Żabka@żłobek.edu.pl '].map(maskEmail)).toEqual([
    's•••@p•••.pl',
    's•••@p•••.pl',
    'ż•••@ż•••.pl',
  ])
})
