import { hydrateDocument } from '#web/app-kit/page/hydrate-document.tsx'
import { BuilderLayout } from './BuilderLayout.tsx'
import { Page } from './Page.tsx'

hydrateDocument(BuilderLayout, Page)
