import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './sources.module.css'

const cleaningTopics = ['writing', 'addresses', 'numbers', 'hours', 'fees', 'points', 'named', 'empty'] as const
const ranks = ['support', 'owner', 'register', 'partner', 'visitor'] as const

/** Explains how register data is cleaned and which source has precedence. */
export const Rules = () => {
  const t = useT()
  return (
    <>
      <section id="czyszczenie" aria-labelledby="czyszczenie-tytul">
        <h2 id="czyszczenie-tytul">{t('registers.sources.czyszczenie')}</h2>
        <p>{t('registers.sources.cleaning.lead')}</p>
        <ul className={css['points']}>
          {cleaningTopics.map((name) => (
            <li key={name}>{t(messageKey('registers.sources.cleaning', name))}</li>
          ))}
        </ul>
      </section>
      <section id="kolejnosc" aria-labelledby="kolejnosc-tytul">
        <h2 id="kolejnosc-tytul">{t('registers.sources.kolejnosc')}</h2>
        <p>{t('registers.sources.ranks.lead')}</p>
        <ol className={css['ranks']}>
          {ranks.map((name) => (
            <li key={name}>
              <strong>{t(messageKey('registers.sources.ranks', name))}</strong> {t(messageKey('registers.sources.ranks', name, 'why'))}
            </li>
          ))}
        </ol>
        <p>{t('registers.sources.ranks.newer')}</p>
        <p>{t('registers.sources.ranks.gone')}</p>
      </section>
    </>
  )
}
