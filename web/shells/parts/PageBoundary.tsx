import { Component, type ReactNode } from 'react'
import { Button } from '#web/design/Button.tsx'
import css from './page-boundary.module.css'

interface Props {
  readonly broken: string
  readonly again: string
  readonly children: ReactNode
}

/** Where what a page shows in the browser throws, the frame stays and says so, and the page can be loaded anew. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown) {
    console.error('page left out', error)
  }
  override render() {
    const { broken, again, children } = this.props
    if (!this.state.failed) return children
    return (
      <div className={css['broken']} role="alert">
        <p>{broken}</p>
        <Button onClick={() => location.reload()}>{again}</Button>
      </div>
    )
  }
}
