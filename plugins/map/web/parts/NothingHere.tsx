import { EmptyList } from '#web/design/EmptyList.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'

/** No facility is here: without filters if there are some, else elsewhere. */
export const NothingHere = ({ kind, clear }: { kind: string; clear: string | null }) => {
  const t = useT()
  const href = useHref()
  const everywhere = { label: t('map.nothing.everywhere'), href: href('map') ?? href('/') }
  return (
    <EmptyList
      title={t(kind === 'nothing' ? 'map.nothing.text' : 'map.nothing')}
      subtitle={t(clear ? 'map.nothing.filters' : 'map.nothing.move')}
      actions={clear ? [{ label: t('map.nothing.clear'), href: clear }, everywhere] : [everywhere]}
    />
  )
}
