import { Band } from '#web/design/Band.tsx'
import { useT } from '#web/i18n/words.ts'
import { Calls } from './Calls.tsx'
import css from './parts.module.css'

type Onward = NonNullable<Parameters<typeof Calls>[0]['onward']>

/** The band each page ends with: one question, and whom to ask for a presentation. */
export const Closing = ({ page, colour, onward }: { page: 'functions' | 'price-list'; colour: 'violet' | 'yellow'; onward: Onward }) => {
  const t = useT()
  return (
    <Band colour={colour} labelledBy="prezentacja">
      <h2 id="prezentacja">{t(`product-landing.${page}.closing.title`)}</h2>
      <p className={css['text']}>{t(`product-landing.${page}.closing.text`)}</p>
      <Calls look={colour === 'yellow' ? 'second' : 'main'} onward={onward} />
    </Band>
  )
}
