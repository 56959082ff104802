import type { Schema } from 'effect'

/** A mail that a plugin writes: `plugins/x/mails/NAME.tsx` puts it into words. */
export interface MailTemplate {
  /** `booked` of the plugin contact is posted as `contact.mail.booked`. */
  readonly name: string
  /** From the values it was posted with. */
  readonly props: Schema.Codec<unknown, unknown>
  /** Values for looking at it, of nobody who lives. */
  readonly sample: Readonly<Record<string, string>>
}

/** Declares a mail: its name, what its component gets of the posted values, and values to show it with. */
export const mail = <Props, Values>(
  name: string,
  props: Schema.Codec<Props, Values>,
  sample: Values & Readonly<Record<string, string>>,
): MailTemplate => ({ name, props: props as unknown as MailTemplate['props'], sample })

/** The name under which a plugin's mail is posted. */
export const templateOf = (plugin: string, name: string): `${string}.mail.${string}` => `${plugin}.mail.${name}`
