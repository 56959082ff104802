import { ArrowLeft } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import { usePage } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from './navbar.module.css'

/** The way back that a page has told: to the map, or to the list that stands last on the way here. */
export const BackLink = () => {
  const t = useT()
  const { href, backLink: back, crumbs } = usePage()
  const to = back === 'map' ? href('map') : back === 'list' ? crumbs.findLast((crumb) => crumb.href !== undefined)?.href : undefined
  return to === undefined ? null : (
    <a className={`${css['tool']} ${css['back']}`} href={to} data-back={back}>
      <Icon of={ArrowLeft} />
      <span className={css['word']}>{t(`shell.back.${back}`)}</span>
    </a>
  )
}
