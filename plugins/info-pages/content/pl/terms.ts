import type { InfoDocument } from '../../contract/info-text.ts'

/** Terms of service (act on services by electronic means, Digital Services Act art. 11, 12, 14 and 16). */
export const terms = {
  lead: 'Zasady, na jakich można korzystać z Kredki: co robi serwis, za co odpowiadamy i jak zgłosić, że coś jest nie w porządku.',
  short: [
    'Korzystasz bez opłat i bez reklam, a szukasz i czytasz także bez konta.',
    'Dane pochodzą z rejestrów; podajemy ich źródło i datę, ale za treść rejestru odpowiada ten, kto go prowadzi.',
    'Na reklamację odpowiadamy w ciągu 14 dni.',
  ],
  chapters: {
    'kto-i-co': {
      title: 'Kto świadczy usługę',
      blocks: [
        'Serwis Kredka prowadzi operator:',
        { card: 'operator' },
        'W dalszej części „my” oznacza operatora, a „Ty” każdą osobę, która korzysta z serwisu.',
      ],
    },
    slowniczek: {
      title: 'Co znaczą używane słowa',
      blocks: [
        {
          facts: [
            [
              'Placówka',
              'żłobek, klub dziecięcy, dzienny opiekun, przedszkole, punkt przedszkolny, zespół wychowania przedszkolnego, oddział przedszkolny albo szkoła podstawowa.',
            ],
            ['Profil', 'strona jednej placówki z tym, co o niej wiadomo.'],
            ['Rejestr', 'urzędowy spis placówek, z którego bierzemy dane.'],
            ['Regulamin', 'ten dokument w wersji, której numer i datę widać na górze.'],
          ],
        },
      ],
    },
    uslugi: {
      title: 'Co dostajesz',
      blocks: [
        'Usługi świadczone drogą elektroniczną to:',
        {
          list: [
            'przeglądanie spisu, mapy i profili oraz ich filtrowanie,',
            'odsłanianie telefonów i adresów e-mail placówek,',
            'wysyłanie wiadomości przez [formularz kontaktowy](contact),',
            'rezerwowanie [prezentacji serwisu](presentation) przez przedstawicieli placówek,',
            'prowadzenie [konta](register): profil, urządzenia i powiadomienia,',
            'publikowanie [sprawdzonych opinii](how_we_check) i odpowiedzi na nie,',
            'przekazywanie placówkom pytań, zgłoszeń dzieci i próśb o dołączenie,',
            'prowadzenie profilu i panelu placówki przez jej przedstawicieli.',
          ],
        },
        'Wszystkie są bezpłatne, także dla placówek; te mogą kupić szersze możliwości według [cennika](product_landing_price_list). Umowa o ich świadczenie zaczyna się z chwilą wejścia na stronę, a kończy, gdy ją zamkniesz; umowa o konto trwa od jego potwierdzenia do usunięcia. Zakończyć je możesz w każdej chwili bez podawania przyczyny.',
      ],
    },
    konto: {
      title: 'Konto',
      blocks: [
        'Zakładasz je, podając prawdziwe imię i nazwisko oraz swój adres e-mail, i potwierdzasz linkiem z wiadomości, którą na niego wyślemy. Hasło jest tylko dla Ciebie: nikomu go nie podawaj, a gdy ktoś mógł je poznać, zmień je i wyloguj obce urządzenia w profilu.',
        'Konto usuniesz w profilu w każdej chwili; tak samo odstąpisz od umowy w ciągu 14 dni, jeśli jesteś konsumentem. Zablokować je możemy tylko wtedy, gdy służy do łamania tych zasad. Napiszemy wtedy dlaczego i jak się odwołać, a odwołanie rozpatrzy człowiek.',
      ],
    },
    wymagania: {
      title: 'Czego potrzebujesz',
      blocks: [
        'Wystarczy urządzenie z dostępem do internetu i przeglądarka, która obsługuje szyfrowane połączenia. JavaScript nie jest konieczny, chyba że chcesz przesuwać mapę. Za transmisję danych płacisz swojemu dostawcy.',
        'Jak przy każdej usłudze w internecie, ktoś może próbować podszyć się pod stronę albo wyłudzić dane. Nigdy nie prosimy o numer karty, hasło do banku ani PESEL dziecka.',
      ],
    },
    dane: {
      title: 'Skąd są dane i za co odpowiadamy',
      blocks: [
        'Informacje o placówkach pochodzą ze źródeł opisanych na stronie [Źródła danych](sources). Dbamy o to, żeby wiernie je odczytać, opatrzyć datą i odświeżać. Nie możemy jednak zagwarantować, że rejestr zgadza się z tym, co zastaniesz na miejscu.',
        'Przed podjęciem decyzji potwierdź najważniejsze rzeczy, zwłaszcza opłaty i wolne miejsca, w samej placówce. Profil nie jest ofertą w rozumieniu Kodeksu cywilnego ani obietnicą przyjęcia dziecka.',
        'Nic w tym dokumencie nie ogranicza praw, które przysługują konsumentom z mocy ustawy.',
      ],
    },
    wolno: {
      title: 'Co wolno, a czego nie',
      blocks: [
        'Możesz swobodnie czytać, drukować, udostępniać i cytować strony Kredki, także w pracy zawodowej. Publiczne API jest do dyspozycji w granicach limitów, które samo podaje.',
        'Nie wolno:',
        {
          list: [
            'masowo zbierać telefonów i adresów e-mail ani wysyłać na nie niezamówionych ofert,',
            'obciążać serwisu tak, że inni nie mogą z niego korzystać, albo obchodzić zabezpieczeń,',
            'przesyłać przez formularze treści bezprawnych, obraźliwych lub naruszających prywatność, zwłaszcza dzieci.',
          ],
        },
        'Zapytania ponad limit odrzucamy automatycznie na krótki czas. Poza tym sam program niczego nie blokuje.',
      ],
    },
    kolejnosc: {
      title: 'Kolejność wyników',
      blocks: [
        'Zapłata nie wpływa na miejsce na liście. Główne parametry i ich znaczenie opisuje dokument [Jak ustalamy kolejność](ordering), który jest częścią tych zasad.',
      ],
    },
    tresci: {
      title: 'Zgłaszanie treści i punkt kontaktowy',
      blocks: [
        'Opinie czytamy przed publikacją, a to, co placówki piszą o sobie, sprawdzamy tam, gdzie to ważne. Jeśli uważasz, że coś w serwisie jest nielegalne albo łamie te zasady, na przykład narusza Twoje dobra albo prawa autorskie, użyj „Zgłoś” przy tej treści lub [formularza bez logowania](notice).',
        'W zgłoszeniu napisz: o którą stronę chodzi, dlaczego treść jest Twoim zdaniem niezgodna z prawem, jak się nazywasz i jaki masz adres e-mail oraz że działasz w dobrej wierze. Potwierdzimy odbiór, sprawę zbada człowiek, a o decyzji napiszemy z uzasadnieniem. Odwołać się można bezpłatnie przez 6 miesięcy; odwołanie rozpatrzy ktoś inny niż za pierwszym razem. Ile było takich spraw, podajemy na stronie [Przejrzystość](transparency).',
        'Ten sam adres, telefon i formularz są punktem kontaktowym dla organów państw członkowskich, Komisji Europejskiej i Rady Usług Cyfrowych oraz dla odbiorców usługi (art. 11 i 12 rozporządzenia 2022/2065). Można się z nami porozumieć po polsku, ukraińsku i angielsku.',
      ],
    },
    reklamacje: {
      title: 'Reklamacje i spory',
      blocks: [
        'Gdy coś nie działa, napisz lub zadzwoń: co się stało, na której stronie i kiedy, oraz jak Ci odpowiedzieć. Reklamację rozpatrzymy w terminie 14 dni.',
        'Konsument może skorzystać z bezpłatnej pomocy powiatowego lub miejskiego rzecznika konsumentów i z pozasądowego rozwiązywania sporów; rejestr uprawnionych podmiotów prowadzi [UOKiK](https://uokik.gov.pl).',
        'Stosujemy prawo polskie. Spór z konsumentem rozstrzyga sąd właściwy według przepisów ogólnych.',
      ],
    },
    zmiany: {
      title: 'Zmiany tych zasad',
      blocks: [
        'Zmieniamy je tylko z ważnej przyczyny: gdy dochodzi nowa funkcja, zmienia się prawo albo coś trzeba doprecyzować. Nowa wersja dostaje kolejny numer i wchodzi w życie nie wcześniej niż 14 dni po ogłoszeniu na tej stronie, a poprzednia pozostaje dostępna pod własnym adresem.',
      ],
    },
  },
} as const satisfies InfoDocument
