import type { OpeningHours } from '#core/facilities/opening-hours.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import type { FieldMessages } from '#core/kernel/failure.ts'
import { httpsUrl } from '#core/kernel/https-url.ts'
import { parsePhone } from '#core/kernel/phone.ts'
import { writeData } from '../../contract/permissions.ts'
import type { SectionValues } from '../../contract/sections.ts'
import { section } from './section.ts'

const mapped = <Name extends string>(name: Name, value: string | null | undefined, map: (text: string) => string | null) =>
  (value === undefined ? {} : { [name]: value === null ? null : map(value) }) as { readonly [N in Name]?: string | null }

interface ContactValues {
  readonly phone?: string | null | undefined
  readonly second_phone?: string | null | undefined
  readonly email?: string | null | undefined
  readonly website?: string | null | undefined
  readonly social?: string | null | undefined
}

/** Returns contact data in the form in which facts keep them: only members that are given. */
const cleanContact = ({ phone, second_phone, email, website, social }: ContactValues) => ({
  ...mapped('phone', phone, parsePhone),
  ...mapped('second_phone', second_phone, parsePhone),
  ...mapped('email', email, normalizeEmail),
  ...mapped('website', website, httpsUrl),
  ...mapped('social', social, httpsUrl),
})

const names = [
  'open_at',
  'close_at',
  'is_open_saturday',
  'saturday_open_at',
  'saturday_close_at',
  'is_open_sunday',
  'sunday_open_at',
  'sunday_close_at',
] as const

const closed: OpeningHours = {
  open_at: null,
  close_at: null,
  is_open_saturday: false,
  saturday_open_at: null,
  saturday_close_at: null,
  is_open_sunday: false,
  sunday_open_at: null,
  sunday_close_at: null,
}

/** Returns the opening hours after a change; `undefined` when none of them is given, `null` when nothing is left of them. */
const changedHours = (before: OpeningHours | undefined, values: SectionValues): OpeningHours | null | undefined => {
  if (names.every((name) => values[name] === undefined)) return undefined
  const given = Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
  const merged: OpeningHours = { ...(before ?? closed), ...given }
  const isEmpty = merged.open_at === null && merged.close_at === null && !merged.is_open_saturday && !merged.is_open_sunday
  return isEmpty ? null : merged
}

const pairs = [
  ['open_at', 'close_at', null],
  ['saturday_open_at', 'saturday_close_at', 'is_open_saturday'],
  ['sunday_open_at', 'sunday_close_at', 'is_open_sunday'],
] as const

/** Finds hours that begin without ending, or the other way round, and open days without hours. */
const checkHours = (hours: OpeningHours): FieldMessages =>
  Object.assign(
    {},
    ...pairs.map(([open, close, isOpen]) => {
      const needed = isOpen === null ? hours[open] !== null || hours[close] !== null : hours[isOpen]
      if (!needed) return {}
      return {
        ...(hours[open] === null && { [open]: ['FIELD_REQUIRED'] }),
        ...(hours[close] === null && { [close]: ['FIELD_REQUIRED'] }),
        ...(hours[open] !== null && hours[open] === hours[close] && { [close]: ['FIELD_INVALID'] }),
      }
    }),
  ) as FieldMessages

/** Contact, prices, size and opening hours. */
export const info = section('info', {
  permission: writeData,
  tab: 'facility_basic_info',
  items: {
    phone: ({ facts }) => facts.phone !== undefined,
    email: ({ facts }) => facts.email !== undefined,
    website: ({ facts }) => facts.website !== undefined || facts.social !== undefined,
    tuition: ({ facts }) => facts.tuition !== undefined || facts.fees !== undefined,
    open_at: ({ facts }) => facts.hours !== undefined,
  },
  check: (values, { hours }) => {
    const changed = changedHours(hours?.value, values)
    return changed ? checkHours(changed) : {}
  },
  toFields: (values, { hours }) => {
    const changed = changedHours(hours?.value, values)
    return {
      ...cleanContact(values),
      ...(values.tuition !== undefined && { tuition: values.tuition }),
      ...(values.child_count !== undefined && { child_count: values.child_count }),
      ...(changed !== undefined && { hours: changed }),
    }
  },
})
