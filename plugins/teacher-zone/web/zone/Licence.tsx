import { tagOf } from '#core/kernel/language.ts'
import type { NewsView } from '#plugins/publications/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { licenceAddress } from './licence-address.ts'

/** Sentence about what the licence of a material permits. */
export const Licence = ({ of: licence }: { readonly of: NewsView['licence'] }) => {
  const t = useT()
  const language = useLanguage()
  if (licence === null) return null
  if (licence === 'own-use') return <p>{t('teacher-zone.licence.own-use')}</p>
  return (
    <p>
      {t('teacher-zone.licence.cc-by')}{' '}
      <a href={`${licenceAddress}deed.${tagOf[language]}`} rel="license noopener">
        {t('teacher-zone.licence.cc-by.name')}
      </a>
    </p>
  )
}
