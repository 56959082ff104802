import { Field } from '#web/design/forms/Field.tsx'
import { TextArea } from '#web/design/forms/TextArea.tsx'
import { useT } from '#web/i18n/words.ts'
import { messageMost, nameMost } from '../../contract/message.ts'

const asked = ['name', 'email', 'phone', 'message'] as const

/** What the fields of our forms are called. */
export const useLabels = (): Readonly<Record<string, string>> => {
  const t = useT()
  return { kind: t('contact.kind'), ...Object.fromEntries(asked.map((name) => [name, t(`contact.field.${name}`)])) }
}

/** Who writes: name and e-mail, and a telephone where that is asked. */
export const Who = ({ phone }: { phone?: boolean }) => {
  const t = useT()
  return (
    <>
      <Field name="name" label={t('contact.field.name')} autoComplete="name" max={nameMost} />
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

/** What is written. */
export const MessageField = ({ label, rows }: { label: string; rows?: number }) => (
  <TextArea name="message" label={label} max={messageMost} {...(rows !== undefined && { rows })} />
)
