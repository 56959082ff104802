import { Eye } from 'lucide-react'
import { useState } from 'react'
import { type Language, languages } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { FilterLinks } from '#web/app-kit/lists/FilterLinks.tsx'
import { useAddressQuery } from '#web/app-kit/page/use-address-query.ts'
import { localizedPath } from '#web/runtime/href.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { cmsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { CityPlace } from '../components/CityPlace.tsx'
import { DescriptionForm } from './DescriptionForm.tsx'
import { Versions } from './Versions.tsx'

/** Returns the language that the address names; the first one by default. */
const languageOf = (name: string | undefined | null): Language => languages.find((language) => language === name) ?? languages[0]

export const queries: PageQueries = ({ params, query: search }) => [
  query(cmsApi.showDescription, { city_id: params['city'] ?? '', lang: languageOf(search['lang']) }),
]

/** Page of the description of a city in one language (rows CM-03, CM-04). */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { params } = usePage()
  const lang = languageOf(useAddressQuery().get('lang'))
  const { data: description } = useQuery(cmsApi.showDescription, { city_id: params['city'] ?? '', lang })
  const [restored, setRestored] = useState(0)
  const { city } = description
  const path = `/${city.category}/${city.voivodeship}/${city.slug}`
  return (
    <div className={css['page']}>
      <BackToList href={href('cms_cities')}>{t('cms.area.back')}</BackToList>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{city.name}</h1>
          <p className={css['quiet']}>
            <CityPlace of={city} />
          </p>
        </div>
        <LinkButton small href={localizedPath(path, lang)} target="_blank" rel="noopener">
          <Icon of={Eye} /> {t('cms.area.see')}
        </LinkButton>
      </header>
      <FilterLinks
        label={t('cms.area.languages')}
        current={lang}
        links={languages.map((language) => ({
          key: language,
          label: t(messageKey('cms.area.state', city.texts[language]), { language: t(messageKey('cms.area.language', language)) }),
          href: href('cms_description', { city: city.id }, { lang: language }) ?? '',
        }))}
      />
      <DescriptionForm key={`${city.id} ${lang} ${restored}`} of={description} path={localizedPath(path, lang)} />
      <Versions key={lang} of={description} onRestored={() => setRestored((count) => count + 1)} />
    </div>
  )
}
