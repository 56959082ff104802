import { describeMergedKind } from '#plugins/support/testing/describe-merged-kind.ts'
import { addFavouriteAs } from './add-favourite-as.ts'

describeMergedKind('favourites', { write: addFavouriteAs, table: 'favourites_facility' })
