import type { ReactNode } from 'react'
import { TaskLayout } from '#web/app-kit/layouts/TaskLayout.tsx'

/** Layout of the builder: as wide and as high as the window. */
export const BuilderLayout = ({ children }: { readonly children: ReactNode }) => <TaskLayout full>{children}</TaskLayout>
