import type { ReactNode } from 'react'
import { tagOf } from '#core/kernel/language.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import type { NewsHead } from '../../contract/publication.ts'
import css from '../app.module.css'
import { KindMark } from '../components/KindMark.tsx'

interface PostCardProps {
  readonly of: Pick<NewsHead, 'title' | 'lead' | 'kind' | 'cover' | 'language'>
  /** Address to which its title leads. */
  readonly href: string | undefined
  /** Stands beside its kind: a day. */
  readonly meta: ReactNode
  readonly children: ReactNode
}

/** A post as an item of a list behind the login: cover, kind, title and lead, and below them what the list says about it. */
export const PostCard = ({ of: { title, lead, kind, cover, language }, href, meta, children }: PostCardProps) => (
  <Card as="li">
    <div className={css['card']}>
      {cover && (
        <div className={css['thumb']}>
          <Picture of={cover} sizes="160px" alt="" />
        </div>
      )}
      <div className={css['cardText']}>
        <p className={css['cardMeta']}>
          <KindMark of={kind} />
          {meta}
        </p>
        <h2 className={css['name']} lang={tagOf[language]}>
          <a href={href}>{title}</a>
        </h2>
        {lead !== '' && (
          <p className={css['excerpt']} lang={tagOf[language]}>
            {lead}
          </p>
        )}
        {children}
      </div>
    </div>
  </Card>
)
