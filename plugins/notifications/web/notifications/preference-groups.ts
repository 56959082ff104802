import type { InputOf, OutputOf } from '#web/runtime/api-types.ts'
import type { notificationsApi } from '../../contract/api.ts'
import { type MailFrequency, mailFrequencies, notificationGroups } from '../../contract/notification.ts'

/** Kind of notification with what its reader has chosen. */
export type Kind = OutputOf<typeof notificationsApi.showPreferences>['kinds'][number]

/** Changes of preferences as the route takes them. */
export type Changes = InputOf<typeof notificationsApi.changePreferences>['kinds']

/** Frequencies of mails that are on. */
export type Frequency = Exclude<MailFrequency, 'off'>
export const frequencies = mailFrequencies.filter((one): one is Frequency => one !== 'off')

/** State of a switch: `mixed` where the kinds of a group differ. */
export type SwitchState = 'on' | 'off' | 'mixed'

/** Returns the kinds by group, without empty groups. */
export const groupsOf = (kinds: readonly Kind[]) =>
  notificationGroups.flatMap((group) => {
    const ofGroup = kinds.filter((one) => one.group === group)
    return ofGroup.length > 0 ? [{ group, kinds: ofGroup }] : []
  })

/** Returns the kinds whose mail may be switched off. */
export const optionalOf = (kinds: readonly Kind[]): readonly Kind[] => kinds.filter(({ email_required }) => !email_required)

const stateOf = (values: readonly boolean[]): SwitchState => (values.every(Boolean) ? 'on' : values.some(Boolean) ? 'mixed' : 'off')

/** Returns the state of the switch for the application. */
export const inAppState = (kinds: readonly Kind[]): SwitchState => stateOf(kinds.map(({ in_app }) => in_app))

/** Returns the state of the switch for mails; `null`: all of them are always sent. */
export const mailState = (kinds: readonly Kind[]): SwitchState | null => {
  const optional = optionalOf(kinds)
  return optional.length === 0 ? null : stateOf(optional.map(({ email }) => email !== 'off'))
}

/** Returns how often the mails that are on come; `mixed` where that differs, `null` where none is on. */
export const frequencyOf = (kinds: readonly Kind[]): Frequency | 'mixed' | null => {
  const [first, ...others] = new Set(optionalOf(kinds).flatMap(({ email }) => (email === 'off' ? [] : [email])))
  return first === undefined ? null : others.length > 0 ? 'mixed' : first
}

/** Switches kinds in the application on or off. */
export const switchInApp = (kinds: readonly Kind[], on: boolean): Changes =>
  kinds.filter(({ in_app }) => in_app !== on).map(({ kind }) => ({ kind, in_app: on }))

/** Switches mails on or off; those that are switched on come as often as the others of the group, else at once. */
export const switchMails = (kinds: readonly Kind[], on: boolean): Changes => {
  const common = frequencyOf(kinds)
  const email = on ? (common === null || common === 'mixed' ? 'now' : common) : 'off'
  return optionalOf(kinds)
    .filter((one) => (one.email !== 'off') !== on)
    .map(({ kind }) => ({ kind, email }))
}

/** Changes how often the mails that are on come. */
export const changeFrequency = (kinds: readonly Kind[], email: Frequency): Changes =>
  optionalOf(kinds)
    .filter((one) => one.email !== 'off' && one.email !== email)
    .map(({ kind }) => ({ kind, email }))

/** Returns the kinds after changes. */
export const applyChanges = (kinds: readonly Kind[], changes: Changes): readonly Kind[] =>
  kinds.map((kind) => {
    const { in_app = kind.in_app, email = kind.email } = changes.find((change) => change.kind === kind.kind) ?? {}
    return { ...kind, in_app, email }
  })

/** Returns the changes that take changes back. */
export const undoOf = (kinds: readonly Kind[], changes: Changes): Changes =>
  changes.flatMap(({ kind, in_app, email }) => {
    const before = kinds.find((one) => one.kind === kind)
    return before
      ? [{ kind, ...(in_app !== undefined && { in_app: before.in_app }), ...(email !== undefined && { email: before.email }) }]
      : []
  })
