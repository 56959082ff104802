import { Rss } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { feedPaths } from './addresses.ts'
import css from './blog.module.css'

/** Links to the feeds of the blog. */
export const Feeds = () => {
  const t = useT()
  return (
    <p className={css['feeds']}>
      <Icon of={Rss} />
      {t('blog.feeds')}
      <a href={feedPaths.rss} type="application/rss+xml">
        {t('blog.feeds.rss')}
      </a>
      <a href={feedPaths.atom} type="application/atom+xml">
        {t('blog.feeds.atom')}
      </a>
    </p>
  )
}
