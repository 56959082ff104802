import { useRef } from 'react'
import { languages } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { findPrivacyHits } from '#core/privacy/find-privacy-hits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { opinionLimits } from '../../contract/limits.ts'
import { CountedText } from '../parts/CountedText.tsx'
import { Preview } from './Preview.tsx'
import { PrivacyWarnings } from './PrivacyWarnings.tsx'
import type { WizardHandle } from './use-wizard.ts'

/** Last step: the text with its counter and warnings about personal data, the declaration, and a preview. */
export const TextStep = ({ of: { values, errors, change }, facility }: { readonly of: WizardHandle; readonly facility: string }) => {
  const t = useT()
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <CountedText
        ref={field}
        id="opinia-text"
        label={t('opinions.wizard.text')}
        hint={t('opinions.wizard.text.hint')}
        value={values.text}
        limits={opinionLimits.text}
        error={errors['text']}
        onChange={(text) => change({ text })}
      />
      <PrivacyWarnings
        text={values.text}
        hits={findPrivacyHits(values.text)}
        onShow={({ from, to }) => {
          field.current?.focus()
          field.current?.setSelectionRange(from, to)
        }}
      />
      <Select
        name="language"
        label={t('opinions.wizard.language')}
        options={languages.map((value) => ({ value, label: t(messageKey('opinions.wizard.language', value)) }))}
        first={values.language}
      />
      <Checkbox name="declaration">{t('opinions.wizard.declaration')}</Checkbox>
      <Preview values={values} facility={facility} />
    </>
  )
}
