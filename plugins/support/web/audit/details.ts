import { asMessageKey, type MessageKey, messageKey } from '#core/kernel/message-key.ts'
import { isUuid } from '#core/kernel/uuid.ts'

/** Members of entries that have a name in words; others, and ids, are shown among the codes. */
const members = [
  'active',
  'applications',
  'count',
  'day',
  'differences',
  'edition',
  'ended',
  'fields',
  'free',
  'key',
  'language',
  'limit',
  'members',
  'name',
  'opinions',
  'outcome',
  'package',
  'percent',
  'permissions',
  'photos',
  'position',
  'premium',
  'reason',
  'register',
  'registered',
  'role',
  'rows',
  'seen',
  'size',
  'status',
  'tables',
  'theme',
  'to',
  'type',
  'until',
  'visible',
  'was',
] as const
type Member = (typeof members)[number]
const isNamed = (member: string): member is Member => (members as readonly string[]).includes(member)

/** Members whose values are codes: they are details only where there are words for them. */
const coded: readonly string[] = ['fields', 'permissions', 'role', 'status', 'type', 'was']

/** Keys of the words for values, by owner of the action and member. */
const words: Readonly<Record<string, (value: never) => MessageKey>> = {
  'accounts.type': (value) => messageKey('support.audit.account', value),
  'claims.reason': (value) => messageKey('claims.review.reason', value),
  'claims.role': (value) => messageKey('claims.review.card.role', value),
  'facility-panel.fields': (value) => messageKey('support.field', value),
  'facility-panel.outcome': (value) => messageKey('support.audit.outcome', value),
  'facility-panel.reason': (value) => messageKey('facility-panel.review.reason', value),
  'membership.permissions': (value) => messageKey('membership.panel.permission', value),
  'membership.role': (value) => messageKey('accounts.own.role', value),
  'membership.was': (value) => messageKey('membership.state', value),
  'moderation.outcome': (value) => messageKey('support.audit.outcome', value),
  'opinions.reason': (value) => messageKey('opinions.review.reason', value),
  'packages.package': (value) => messageKey('packages.own.package', value),
  'partners.role': (value) => messageKey('accounts.own.role', value),
  'publications.status': (value) => messageKey('publications.status', value),
  'recruitment.status': (value) => messageKey('recruitment.status', value),
  'recruitment.to': (value) => messageKey('recruitment.status', value),
  'reports.outcome': (value) => messageKey('reports.outcome', value),
  'reports.reason': (value) => messageKey('reports.reason', value),
  'sites.differences': (value) => messageKey('sites.change', value),
  'support.fields': (value) => messageKey('support.field', value),
  'support.status': (value) => messageKey('support.status', value),
}

/** Value of an entry: its text, and the key of its words, where there may be some. */
export interface DetailValue {
  readonly text: string
  readonly key: MessageKey | null
}

/** Detail of an entry in words: the name of a member with its values, and those before. */
export interface Detail {
  readonly label: MessageKey
  readonly before: readonly DetailValue[] | null
  readonly after: readonly DetailValue[]
}

/** Details of an entry: those in words, and members that only codes tell. */
export interface Details {
  readonly details: readonly Detail[]
  readonly codes: readonly (readonly [name: string, value: string])[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
const isId = (value: unknown): boolean => (Array.isArray(value) ? value.every(isId) : typeof value === 'string' && isUuid(value))

/** Members that tell what was before another one. */
const earlier: Readonly<Record<string, readonly string[]>> = { before: ['status', 'type', 'after'], from: ['to'] }

const valuesOf = (owner: string, member: string, value: unknown): readonly DetailValue[] => {
  const key = words[`${owner}.${member}`]
  if (value === true || value === false) return [{ text: String(value), key: value ? 'support.audit.yes' : 'support.audit.no' }]
  if (member === 'theme') return [{ text: String(value), key: themeKey(String(value)) }]
  return (Array.isArray(value) ? value : [value]).map((one) => ({ text: String(one), key: key?.(String(one) as never) ?? null }))
}

/** Key of the name of a theme, which its own plugin has. */
const themeKey = (theme: string): MessageKey => asMessageKey([`theme-${theme.replaceAll('_', '-')}`, 'name'].join('.'))

/** Sorts what an entry of the audit log is about into what can be told in words and what are codes. */
export const detailsOf = (action: string, about: Readonly<Record<string, unknown>>): Details => {
  const [owner = ''] = action.split('.')
  const details: Detail[] = []
  const codes: (readonly [string, string])[] = []
  const add = (member: string, before: unknown, after: unknown) => {
    if (isEmpty(after) && isEmpty(before)) return
    const hasNoWords = coded.includes(member) && !(`${owner}.${member}` in words)
    if (isId(after) || !isNamed(member) || hasNoWords || isObject(after)) codes.push([member, JSON.stringify(after).replaceAll('"', '')])
    else
      details.push({
        label: messageKey('support.audit.about', member),
        before: isEmpty(before) ? null : valuesOf(owner, member, before),
        after: valuesOf(owner, member, after),
      })
  }
  const changed = isObject(about['changes']) ? about['changes'] : {}
  for (const [member, change] of Object.entries(changed)) if (isObject(change)) add(member, change['before'], change['after'])
  const { before, after } = about
  if (isObject(before) && isObject(after))
    for (const member of Object.keys(after)) if (before[member] !== after[member]) add(member, before[member], after[member])
  for (const [member, value] of Object.entries(about)) {
    const follower = earlier[member]?.find((one) => one in about)
    if (member === 'changes' || member === 'facility' || (follower !== undefined && !isId(value)) || isObject(value)) continue
    const [was] = Object.entries(earlier).find(([name, followers]) => followers.includes(member) && name in about) ?? []
    add(member, was === undefined || isId(about[was]) ? undefined : about[was], value)
  }
  return { details, codes }
}
