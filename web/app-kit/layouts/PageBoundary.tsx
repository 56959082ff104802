import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './page-boundary.module.css'

interface Props {
  readonly message: string
  readonly retry: string
  readonly children: ReactNode
}

/** Error boundary of a page: the layout stays, with an error message and a reload button. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown) {
    console.error('page failed to render', error)
  }
  override render() {
    const { message, retry, children } = this.props
    if (!this.state.failed) return children
    return (
      <div className={css['broken']} role="alert">
        <p>{message}</p>
        <Button onClick={() => location.reload()}>{retry}</Button>
      </div>
    )
  }
}
