import type { MessageKey } from '#core/kernel/message-key.ts'

declare module 'i18next' {
  /** Keys of texts are whole, and those of the platform and the installed plugins (`plugins/messages.gen.ts`). */
  interface CustomTypeOptions {
    readonly keySeparator: false
    readonly nsSeparator: false
    readonly resources: { readonly translation: Readonly<Record<MessageKey, string>> }
  }
}
