import { messageKey } from '#core/kernel/message-key.ts'
import { catalogueTypes } from '#web/runtime/catalogue-layout.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { unavailablePageSlot } from '#web/runtime/slots.ts'
import { BrokenCrayon } from '#web/ui/drawings/BrokenCrayon.tsx'
import { LostKite } from '#web/ui/drawings/LostKite.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import css from './error.module.css'

/** Error page: message, status, and links to continue. */
export const Page = () => {
  const t = useT()
  const { href, context, error } = usePage()
  const { status, title, text } = error ?? { status: 500, title: t('error.page.500.title'), text: t('error.page.500.text') }
  const catalogueLinks = catalogueTypes.flatMap((type) => {
    const to = href('catalog_voivodeships', { type })
    return to === undefined
      ? []
      : [
          <LinkButton key={type} href={to}>
            {t(messageKey('shell.nav', type))}
          </LinkButton>,
        ]
  })
  return (
    <section className={css['error']}>
      {status >= 500 ? <BrokenCrayon /> : <LostKite />}
      <div className={css['words']}>
        <p className={css['status']}>{t('error.page.status', { status })}</p>
        <h1>{title}</h1>
        <p>{text}</p>
        <p className={css['ways']}>
          <LinkButton href={href('/')} look="main">
            {t('error.page.home')}
          </LinkButton>
          {catalogueLinks}
        </p>
      </div>
      {status === 503 && <Slot slot={unavailablePageSlot} of={{ parts: context.layout }} />}
    </section>
  )
}
