import { EmptyList, type EmptyAction } from '#web/design/EmptyList.tsx'
import { useT } from '#web/i18n/words.ts'
import type { CityShown } from './city.data.ts'
import { useListAddress } from './use-list-address.ts'

/** No facility is as asked: the ways out are to ask for less, or to look in the whole city. */
export const NoMatches = ({ shown }: { shown: CityShown }) => {
  const t = useT()
  const address = useListAddress(shown)
  const reset: EmptyAction = { label: t('catalogue.empty.reset'), href: address({ choice: {} }) }
  const wider: EmptyAction = { label: t('catalogue.city.whole'), href: address({ district: null }) }
  return (
    <EmptyList
      title={t('catalogue.empty.filtered')}
      subtitle={t('catalogue.empty.filtered.hint', { facilities: t('catalogue.facilities', { count: shown.inAll }) })}
      actions={shown.district ? [reset, wider] : [reset]}
    />
  )
}
