import { makeTerritory } from '../domain/boundary.ts'
import { boundaryFile } from '../persistence/boundary-file.ts'

/** Territory with the real boundaries. */
export const territory = makeTerritory(boundaryFile())
