import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'

/** Empty list; offers to clear the filters, if there are any, and a search elsewhere. */
export const NoResults = ({ kind, clear }: { kind: string; clear: string | null }) => {
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
