import type { ReactNode } from 'react'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import css from '../pages.module.css'
import { CoatHooksDrawing } from './CoatHooksDrawing.tsx'

interface AccountScreenProps {
  /** Part of the title between asterisks is highlighted. */
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** Layout of a page with a single form: a narrow column and, on wide screens, a drawing beside it. */
export const AccountScreen = ({ title, lead, children }: AccountScreenProps) => (
  <Container>
    <div className={css['screen']}>
      <div className={css['column']}>
        <header className={css['head']}>
          <h1>
            <TextWithHighlight text={title} highlight={(part) => <Highlight>{part}</Highlight>} />
          </h1>
          {lead !== undefined && <p className={css['lead']}>{lead}</p>}
        </header>
        {children}
      </div>
      <div className={css['drawing']}>
        <CoatHooksDrawing />
      </div>
    </div>
  </Container>
)
