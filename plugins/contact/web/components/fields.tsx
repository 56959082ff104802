import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { messageMaxLength, nameMaxLength } from '../../contract/limits.ts'

const labelledFields = ['name', 'email', 'phone', 'message'] as const

/** Returns the labels of the form fields. */
export const useLabels = (): Readonly<Record<string, string>> => {
  const t = useT()
  return { kind: t('contact.kind'), ...Object.fromEntries(labelledFields.map((name) => [name, t(messageKey('contact.field', name))])) }
}

/** Name and e-mail of the sender, and optionally the telephone. */
export const SenderFields = ({ phone }: { phone?: boolean }) => {
  const t = useT()
  return (
    <>
      <Field name="name" label={t('contact.field.name')} autoComplete="name" max={nameMaxLength} />
      <Field
        name="email"
        type="email"
        label={t('contact.field.email')}
        hint={t('contact.field.email.hint')}
        autoComplete="email"
        max={254}
      />
      {phone && <Field name="phone" type="tel" label={t('contact.field.phone')} autoComplete="tel" max={30} optional />}
    </>
  )
}

/** Text of the message. */
export const MessageField = ({ label, rows }: { label: string; rows?: number }) => (
  <TextArea name="message" label={label} max={messageMaxLength} {...(rows !== undefined && { rows })} />
)
