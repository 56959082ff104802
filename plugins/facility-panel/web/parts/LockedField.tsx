import { Star } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './panel.module.css'
import { usePanel } from './use-panel.ts'

/** Stands in place of a field that needs a package: why it is locked, and the way to order one. `id` is that of the field. */
export const LockedField = ({ id, label, text }: { readonly id: string; readonly label: string; readonly text: string }) => {
  const t = useT()
  const order = useHref()('facility_package', { facility: usePanel().id })
  return (
    <section className={css['locked']} id={id} aria-labelledby={`${id}-tytul`}>
      <h2 id={`${id}-tytul`}>{label}</h2>
      <p className={css['premium']}>
        <Icon of={Star} />
        {text}
      </p>
      {order !== undefined && <a href={order}>{t('facility-panel.panel.premium.order')}</a>}
    </section>
  )
}
