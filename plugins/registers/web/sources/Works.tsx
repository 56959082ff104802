import { useT } from '#web/i18n/words.ts'
import css from './sources.module.css'

const works = ['boundaries', 'localities', 'population', 'geocoder', 'type', 'icons', 'drawings'] as const

/** Other people's works the site is made with, and their terms. */
export const Works = () => {
  const t = useT()
  return (
    <section id="obce-dziela" aria-labelledby="obce-dziela-tytul">
      <h2 id="obce-dziela-tytul">{t('registers.sources.obce-dziela')}</h2>
      <dl className={css['lines']}>
        {works.map((name) => (
          <div key={name}>
            <dt>{t(`registers.works.${name}`)}</dt>
            <dd>{t(`registers.works.${name}.terms`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
