import type { Words } from '#core/search/facet.ts'

/** Words of nurseries and kindergartens by category, with those of forest kindergartens, which are an amenity as well. */
export const categoryWords: Readonly<Record<string, Words>> = {
  zlobki: `żłobek, żłobka, żłobkowi, żłobkiem, żłobku, żłobki, żłobków, żłobkom, żłobkami, żłobkach, żłobeczek, żłobeczka, żłobeczku,
    rzłobek, żłubek, grupa żłobkowa, grupę żłobkową, grupy żłobkowe, oddział żłobkowy, oddziały żłobkowe, leśny żłobek, leśnego żłobka,
    leśnym żłobku, leśnym żłobkiem, leśne żłobki, leśnych żłobków, żłobek leśny, żłobka leśnego, ясла, ясел, яслам, яслами, яслах,
    ясла-садок, дитячі ясла, дитячих ясел, ясельна група, ясельну групу, ясельної групи, nursery, nurseries, day nursery, day nurseries,
    creche, creches, daycare, daycares, day care, forest nursery, forest nurseries, outdoor nursery, outdoor nurseries, żłobko`,
  przedszkola: `przedszkole, przedszk, przedszkola, przedszkolu, przedszkolem, przedszkoli, przedszkolom, przedszkolami, przedszkolach, przeczkole,
    przeczkola, pszedszkole, pszedszkola, przedskole, przedskola, grupa przedszkolna, grupy przedszkolne, leśne przedszkole,
    leśnego przedszkola, leśnemu przedszkolu, leśnym przedszkolu, leśnym przedszkolem, leśne przedszkola, leśnych przedszkoli,
    leśnych przedszkolach, przedszkole leśne, przedszkola leśnego, przedszkolu leśnym, садок, садка, садку, садком, садки, садків, садках,
    садочок, садочка, садочку, садочком, садочки, садочків, садік, садіка, садіку, садик, садика, садику, садики, дитячий садок,
    дитячого садка, дитячому садку, дитячим садком, дитячі садки, дитячих садків, дитячий садочок, дитячого садочка, дитячий сад, дитсадок,
    дитсадка, дитсадку, дитсадки, детский сад, детский садик, детсад, дошкільний заклад, дошкільного закладу, дошкільні заклади,
    лісовий садок, лісового садка, лісовому садку, лісовий садочок, лісового садочка, лісовому садочку, лісові садки, лісових садків,
    лісовий дитячий садок, лісові дитячі садки, preschool, preschools, pre school, pre schools, prescool, kindergarten, kindergartens,
    kindergarden, kindergardens, kinder garten, nursery school, nursery schools, forest kindergarten, forest kindergartens,
    forest preschool, forest preschools, outdoor kindergarten, outdoor kindergartens, outdoor preschool, outdoor preschools, pre k,
    przedszkola leśne`,
}

/** Words of verification: a facility with a package is verified too. */
export const statusWords: Readonly<Record<string, Words>> = {
  'zweryfikowana wyrozniona': 'zweryfikowan*, перевірені, перевірений, перевіреного, перевірено, verified',
  niezweryfikowana: 'niezweryfikowan*, неперевірен*, не перевірено, не перевірені, unverified, not verified',
}

export const vacancyWords: Words = `wolne miejsca, wolne miejsce, wolnego miejsca, wolnych miejsc, wolnym miejscem, wolnymi miejscami,
  wolnych miejscach, miejsca wolne, miejsce wolne, czy są miejsca, czy są wolne miejsca, są miejsca, są jeszcze miejsca,
  są jeszcze wolne miejsca, jeszcze miejsca, jeszcze wolne miejsca, dostępne miejsca, dostępne miejsce, dostępnych miejsc,
  dostępnymi miejscami, od zaraz, вільні місця, вільних місць, вільними місцями, вільне місце, вільного місця, вільним місцем, є місця,
  є ще місця, ще є місця, є вільні місця, free place, free places, free space, free spaces, free spot, free spots, open spots,
  spaces available, places available, spots available, available places, available spaces, available spots, places left, spaces left,
  spots left, vacancy, vacancies, availability`

export const saturdayWords: Words = `sobota, soboty, sobotę, sobotach, w soboty, w sobotę, otwarte w soboty, otwarty w soboty,
  otwarte w sobotę, otwarty w sobotę, czynne w soboty, czynny w soboty, czynne w sobotę, czynny w sobotę, weekend, weekendy, weekendu,
  w weekend, w weekendy, субота, суботу, суботи, суботах, у суботу, в суботу, по суботах, працює в суботу, працює у суботу,
  працюють у суботу, що працюють у суботу, вихідні, у вихідні, на вихідних, saturday, saturdays, on saturday, on saturdays,
  open on saturdays, open on saturday, weekends, at weekends, on weekends, open at weekends`
