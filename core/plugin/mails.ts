import type { Schema } from 'effect'

/** Mail template of a plugin; its component has the same name in `plugins/x/mail-views.tsx`. */
export interface MailTemplate {
  /** `booked` of the plugin contact is enqueued as `contact.mail.booked`. */
  readonly name: string
  /** Decodes the enqueued values into the component's props. */
  readonly props: Schema.Codec<unknown, unknown>
  /** Invented values for previews. */
  readonly sample: Readonly<Record<string, string>>
}

/** Declares a mail template: its name, the props of its component, and invented values for previews. */
export const mail = <Props, Values>(
  name: string,
  props: Schema.Codec<Props, Values>,
  sample: Values & Readonly<Record<string, string>>,
): MailTemplate => ({ name, props: props as unknown as MailTemplate['props'], sample })

/** Name under which a plugin's mail is enqueued. */
export const templateOf = (plugin: string, name: string): `${string}.mail.${string}` => `${plugin}.mail.${name}`
