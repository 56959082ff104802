import type { LayoutName } from '../plugin-ui.ts'
import { AccountLayout } from './AccountLayout.tsx' with { type: 'vike:pointer' }
import { app, html, type Shell } from './modes.ts'
import { PublicLayout } from './PublicLayout.tsx' with { type: 'vike:pointer' }

/** Every shell by its name. */
export const shells: Readonly<Record<LayoutName, Shell>> = {
  public: { Layout: PublicLayout, ...html },
  account: { Layout: AccountLayout, ...app },
}
