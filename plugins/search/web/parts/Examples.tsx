import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import css from './examples.module.css'

const examples = ['one', 'two', 'three', 'four'] as const

/** Texts to begin with, as links that search them. */
export const Examples = () => {
  const t = useT()
  const href = useHref()
  return (
    <nav className={css['examples']} aria-label={t('search.examples')}>
      <span className={css['label']}>{t('search.examples')}</span>
      {examples.map((n) => {
        const text = t(messageKey('search.example', n))
        return (
          <a key={n} className={css['example']} href={href('/szukaj', undefined, { q: text })} rel="nofollow">
            {text}
          </a>
        )
      })}
    </nav>
  )
}
