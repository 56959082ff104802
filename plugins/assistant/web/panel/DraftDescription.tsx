import { type FormEvent, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { type Length, lengths } from '../../contract/answer.ts'
import { assistantApi } from '../../contract/api.ts'
import css from '../components/answer.module.css'

interface Props {
  readonly facilityId: string
  /** Writes a text into the field. */
  readonly put: (text: string) => void
}

/** Writes a draft of the description, and puts it into the field when the owner says so. */
const DraftDescription = ({ facilityId, put }: Props) => {
  const t = useT()
  const language = useLanguage()
  const [length, setLength] = useState<Length>('medium')
  const { mutate, data, isPending } = useMutation(assistantApi.askAssistant)
  const text = data?.sentences.map((sentence) => sentence.text).join(' ') ?? ''
  const write = (event: FormEvent) => {
    event.preventDefault()
    mutate({ task: 'describe', input: '', facility_id: facilityId, length, language })
  }
  return (
    <section className={css['draft']} aria-labelledby="szkic-tytul">
      <h2 id="szkic-tytul">{t('assistant.draft.title')}</h2>
      <p className={css['hint']}>{t('assistant.draft.lead')}</p>
      <form onSubmit={write} className={css['row']}>
        <label>
          {t('assistant.draft.length')}{' '}
          <select value={length} onChange={({ target }) => setLength(target.value as Length)}>
            {lengths.map((one) => (
              <option key={one} value={one}>
                {t(messageKey('assistant.draft', one))}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" small aria-disabled={isPending}>
          {t('assistant.draft.write')}
        </Button>
      </form>
      <div role="status">
        {data && (
          <>
            <p className={css['label']}>{data.label}</p>
            <p className={css['draftText']}>{text}</p>
            {data.missing.length > 0 && <p className={css['missing']}>{data.missing.join(' ')}</p>}
          </>
        )}
      </div>
      {text !== '' && (
        <p>
          <Button small onClick={() => put(text)}>
            {t('assistant.draft.insert')}
          </Button>
        </p>
      )}
    </section>
  )
}

export default DraftDescription
