import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { useLanguage, useT } from '#web/i18n/words.ts'
import { tagOf } from '#core/kernel/language.ts'
import { useCategory } from '../category.ts'
import { NothingYet } from '../parts/NothingYet.tsx'
import { PolandMap } from '../parts/PolandMap.tsx'
import css from './country.module.css'
import type { data } from './country.data.ts'
import { VoivodeshipTile } from './VoivodeshipTile.tsx'

/** The whole country: a drawn map and the sixteen voivodeships with their largest cities. */
export const CountryPage = () => {
  const t = useT()
  const language = useLanguage()
  const category = useCategory()
  const voivodeships = usePageData<typeof data>().map((one) => ({ ...one, name: t(`places.voivodeship.${one.slug}`) }))
  const total = voivodeships.reduce((sum, { count }) => sum + count, 0)
  const named = t('catalogue.country.heading', { category: t(`catalogue.${category}`) })
  if (total === 0)
    return (
      <Wide>
        <h1>{named}</h1>
        <NothingYet category={category} />
      </Wide>
    )
  return (
    <Wide>
      <header className={`${css['band']} ${css[category]}`}>
        <div className={css['words']}>
          <h1 className={css['title']}>
            {named} <span className={css['total']}>{t('catalogue.facilities', { count: total })}</span>
          </h1>
          <p>{t(`catalogue.country.lead.${category}`)}</p>
        </div>
        <div className={css['map']}>
          <PolandMap category={category} />
        </div>
      </header>
      <ul className={css['grid']}>
        {voivodeships
          .toSorted((a, b) => a.name.localeCompare(b.name, tagOf[language]))
          .map((one) => (
            <VoivodeshipTile key={one.slug} category={category} voivodeship={one} />
          ))}
      </ul>
    </Wide>
  )
}
