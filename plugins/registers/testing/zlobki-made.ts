import type { RuleName } from '../domain/cleaning/rules.ts'
import type { RejectReason } from '../domain/register-format.ts'

/** What must come out of one made edition. Always `read` = `new` + `known` + rejected; `known` and `gone` are told against the edition before. */
export interface MadeEdition {
  readonly date: string
  readonly file: URL
  readonly read: number
  readonly new: number
  readonly known: number
  readonly gone: readonly string[]
  readonly suspended: readonly string[]
  readonly rejected: readonly { readonly number: string | null; readonly column: string; readonly reason: RejectReason }[]
  readonly touched: Partial<Record<RuleName, number>>
}

/** The first made edition: every value invented, over all sixteen voivodeships, with each kind of dirt of the real register once or more. */
export const firstEdition: MadeEdition = {
  date: '2025-02-22',
  file: new URL('./zlobki-made-2025-02-22.csv', import.meta.url),
  read: 60, new: 57, known: 0, gone: [],
  suspended: ['900056/Z'],
  rejected: [
    { number: '900058/Z', column: 'type', reason: 'type-unknown' },
    { number: '900059/Z', column: 'voivodeship', reason: 'voivodeship-unknown' },
    { number: '900060/Z', column: 'places', reason: 'not-a-whole-number' },
  ],
  touched: {
    'name-whitespace': 2, 'name-quotes': 3, 'name-quotes-unpaired': 1, 'name-capitals': 2, 'locality-suffix': 4,
    'warsaw-district': 4, 'city-delegation': 2, 'district-letters': 1, 'district-unknown': 1, 'street-spaces': 1, 'street-kind': 3,
    'street-none': 1, 'street-capitals': 1, 'house-number-spaces': 1, 'house-number-none': 1, 'apartment-prefix': 1,
    'apartment-none': 1, 'post-code-invalid': 1, 'phone-missing': 1, 'phone-prefix': 2, 'phone-area-code': 1, 'phone-extension': 1,
    'phone-two-in-one': 3, 'phone-too-short': 1, 'website-none': 1, 'website-scheme': 4, 'website-punctuation': 1,
    'website-capitals': 1, 'website-two-in-one': 1, 'website-email': 1, 'website-not-an-address': 1, 'website-social': 1,
    'email-missing': 1, 'email-case': 1, 'email-two-in-one': 1, 'email-invalid': 1, 'coordinates-missing': 2,
    'coordinates-broken': 2, 'coordinates-swapped': 1, 'coordinates-outside': 1, 'coordinates-flagged': 1, 'hours-missing': 1,
    'hours-parsed': 54, 'hours-weekdays-differ': 1, 'hours-unparsed': 1, 'fee-funded-zero': 56, 'fee-month-implausible': 1,
    'fee-hour-implausible': 1, 'places-overfull': 1, 'operator-nip-invalid': 1, 'operator-regon-invalid': 1,
  },
}

/** The second made edition, in the layout of 43 columns: two of the first are gone, four are new, one moves from suspended to open and one the other way. */
export const secondEdition: MadeEdition = {
  date: '2025-09-17',
  file: new URL('./zlobki-made-2025-09-17.csv', import.meta.url),
  read: 62, new: 4, known: 55,
  gone: ['900006/Z', '900022/Z'],
  suspended: ['900057/Z'],
  rejected: [
    { number: '900058/Z', column: 'type', reason: 'type-unknown' },
    { number: '900060/Z', column: 'places', reason: 'not-a-whole-number' },
    { number: null, column: 'number', reason: 'number-malformed' },
  ],
  touched: {
    'name-whitespace': 2, 'name-quotes': 3, 'name-quotes-unpaired': 1, 'name-capitals': 2, 'locality-suffix': 3,
    'warsaw-district': 4, 'city-delegation': 2, 'district-letters': 1, 'district-unknown': 1, 'street-spaces': 1, 'street-kind': 3,
    'street-none': 1, 'street-capitals': 1, 'house-number-spaces': 1, 'house-number-none': 1, 'apartment-prefix': 1,
    'apartment-none': 1, 'post-code-invalid': 1, 'phone-missing': 1, 'phone-prefix': 3, 'phone-area-code': 1, 'phone-extension': 1,
    'phone-two-in-one': 3, 'phone-too-short': 1, 'website-none': 2, 'website-scheme': 4, 'website-punctuation': 1,
    'website-capitals': 1, 'website-two-in-one': 1, 'website-email': 1, 'website-not-an-address': 1, 'website-social': 1,
    'email-missing': 1, 'email-case': 1, 'email-two-in-one': 1, 'email-invalid': 1, 'coordinates-missing': 2,
    'coordinates-broken': 2, 'coordinates-swapped': 1, 'coordinates-outside': 1, 'coordinates-flagged': 1, 'hours-missing': 1,
    'hours-parsed': 56, 'hours-weekdays-differ': 1, 'hours-unparsed': 1, 'fee-funded-zero': 58, 'fee-month-implausible': 1,
    'fee-hour-implausible': 1, 'places-overfull': 1, 'operator-nip-invalid': 1, 'operator-regon-invalid': 1,
  },
}
