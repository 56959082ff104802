import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './sources.module.css'

const works = ['boundaries', 'streets', 'localities', 'population', 'geocoder', 'type', 'icons', 'drawings'] as const

/** Lists the third-party works that the site uses, and their licences. */
export const ThirdPartyWorks = () => {
  const t = useT()
  return (
    <section id="obce-dziela" aria-labelledby="obce-dziela-tytul">
      <h2 id="obce-dziela-tytul">{t('registers.sources.obce-dziela')}</h2>
      <dl className={css['lines']}>
        {works.map((name) => (
          <div key={name}>
            <dt>{t(messageKey('registers.works', name))}</dt>
            <dd>{t(messageKey('registers.works', name, 'terms'))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
