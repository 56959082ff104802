import css from './skeleton.module.css'

/** Grey lines in place of content that is being fetched. Hidden from screen readers, which see `aria-busy`. */
export const Skeleton = ({ lines = 4 }: { readonly lines?: number }) => (
  <div className={css['skeleton']} aria-busy="true">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all lines are the same
      <span key={line} className={css['line']} aria-hidden="true" />
    ))}
  </div>
)
