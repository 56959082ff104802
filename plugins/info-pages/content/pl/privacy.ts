import type { InfoDocument } from '../../contract/info-text.ts'

/** Privacy policy (GDPR art. 13 for those who write to us, art. 14 for those named in registers). */
export const privacy = {
  lead: 'Jakie dane osobowe przetwarzamy, po co, jak długo i co możesz z tym zrobić. Krótko, bo zbieramy mało.',
  short: [
    'Samo przeglądanie nie zostawia u nas danych, po których można Cię rozpoznać.',
    'Twoja wiadomość posłuży tylko do odpowiedzi, a dane z konta pobierzesz i usuniesz w każdej chwili.',
    'Osoby wymienione w rejestrach mogą się sprzeciwić jednym telefonem.',
  ],
  chapters: {
    administrator: {
      title: 'Administrator danych',
      blocks: [
        'O celach i sposobach przetwarzania decyduje operator serwisu. W sprawach danych osobowych pisz lub dzwoń tutaj:',
        { card: 'operator' },
      ],
    },
    przegladanie: {
      title: 'Gdy tylko przeglądasz',
      blocks: [
        'Bez konta nie dostajesz [ciasteczek](cookies), a obce serwisy nigdy Cię nie śledzą. W dzienniku serwera zapisujemy godzinę, rodzaj strony, kod odpowiedzi i czas jej przygotowania, bez adresu IP.',
        'Adres IP jest technicznie potrzebny, żeby strona w ogóle do Ciebie dotarła. Przechowujemy go jedynie w licznikach, które chronią przed nadużyciami: przy odsłanianiu telefonów, wyszukiwaniu adresów, wysyłaniu formularzy i przy innych zapytaniach z limitem. Licznik obejmuje najwyżej godzinę i znika przy kolejnym sprzątaniu.',
        'Liczymy też, ile razy dziennie odsłonięto kontakt danej placówki i ile razy doczytano do końca strony danego rodzaju. To same liczby: nie wiadomo, kto to był. Czytania nie liczymy, gdy przeglądarka prosi, żeby nie śledzić (DNT albo GPC).',
        'Podstawą jest nasz prawnie uzasadniony interes: działający i bezpieczny serwis (art. 6 ust. 1 lit. f RODO).',
      ],
    },
    kontakt: {
      title: 'Gdy do nas piszesz',
      blocks: [
        'W [formularzu](contact) podajesz imię, e-mail, treść i, jeśli chcesz, telefon oraz adres strony. Przetwarzamy je, żeby załatwić Twoją sprawę (art. 6 ust. 1 lit. f RODO), a gdy chodzi o realizację Twoich praw, bo każe nam to przepis (lit. c).',
        'Wiadomości przechowujemy 12 miesięcy. Podanie danych jest dobrowolne, lecz bez adresu nie mielibyśmy dokąd odpisać.',
      ],
    },
    prezentacja: {
      title: 'Gdy umawiasz prezentację',
      blocks: [
        'Do [rezerwacji terminu](presentation) potrzebujemy imienia, e-maila, telefonu i ewentualnie nazwy placówki. Robimy to na Twoje żądanie przed ewentualnym zawarciem umowy (art. 6 ust. 1 lit. b RODO). Dane kasujemy po 12 miesiącach od prezentacji, a odwołany termin od razu zwalnia miejsce.',
      ],
    },
    wizyta: {
      title: 'Gdy umawiasz wizytę w placówce',
      blocks: [
        'Do rezerwacji potrzebujemy imienia i e-maila, a telefon i wiadomość podajesz, jeśli chcesz. Zobaczy je tylko ta placówka, do której się wybierasz: na Twoje żądanie, przed ewentualną umową z nią (art. 6 ust. 1 lit. b RODO). Rezerwację, której nikt nie potwierdzi linkiem z maila, usuwamy po 30 minutach, pozostałe po 12 miesiącach.',
      ],
    },
    konto: {
      title: 'Gdy masz konto',
      blocks: [
        'Konto zawiera imię, nazwisko, e-mail, język, wersję przyjętego regulaminu, ulubione placówki i zdjęcie, jeśli je dodasz. Hasła nie znamy: przechowujemy tylko jego skrót. To, co piszesz w formularzach wpisów, materiałów, pytań i odpowiedzi, a czego jeszcze nie wysłano, zapisujemy jako szkic, zaszyfrowany i widoczny tylko dla Ciebie; usuwamy go, gdy formularz wyślesz albo szkic odrzucisz, a najpóźniej 30 dni po ostatnim zapisie. Robimy to, żeby prowadzić konto, o które prosisz (art. 6 ust. 1 lit. b RODO).',
        'Żeby nikt się pod Ciebie nie podszył, zapisujemy, na jakich urządzeniach i kiedy się logujesz, bez adresu IP, a także kody i klucze dostępu, które włączysz. Ważne zmiany notuje dziennik, z którego nie da się nic usunąć; gdy konta już nie ma, zostaje w nim tylko numer bez właściciela. Podstawą jest nasz uzasadniony interes (lit. f).',
        'Konto trwa, dopóki go nie usuniesz; niepotwierdzone znika po 30 dniach. Wysłane e-maile kasujemy po 30 dniach, powiadomienia po 12 miesiącach, sesje 30 dni po ich wygaśnięciu. W profilu pobierzesz wszystko jako archiwum i usuniesz konto, a z nim te dane.',
      ],
    },
    rejestry: {
      title: 'Gdy Twoje nazwisko jest w rejestrze',
      blocks: [
        'Żłobki, kluby i przedszkola prowadzą czasem osoby fizyczne. Z rejestrów publicznych przejmujemy wtedy nazwę podmiotu prowadzącego, czyli imię i nazwisko, a także NIP, REGON i adres, o ile rejestr je ujawnia, oraz telefon i e-mail placówki.',
        'Robimy to w interesie rodziców, którzy chcą wiedzieć, kto odpowiada za placówkę (art. 6 ust. 1 lit. f RODO). Dane są u nas tak długo, jak długo wymienia je rejestr; po zamknięciu placówki kontakt ukrywamy, a nazwisko usuniemy, gdy ktoś złoży sprzeciw.',
        'Jak to zrobić krok po kroku, opisuje [ta część strony o źródłach](sources#sprzeciw).',
      ],
    },
    odbiorcy: {
      title: 'Komu przekazujemy dane',
      blocks: [
        'Nie sprzedajemy ich i nie udostępniamy reklamodawcom. Dostęp mają tylko osoby obsługujące serwis i firma, która utrzymuje serwer operatora, na podstawie umowy powierzenia.',
        'Gdy szukasz adresu, serwer może zapytać o niego otwarty geokoder, jeśli operator go podłączył; przekazuje wtedy sam tekst zapytania. Gdy operator podłączy zewnętrzny styl mapy, mapa podpisuje jego źródło, a przeglądarka pobiera obrazy z tamtego serwera. Link „Wyznacz trasę” otwiera OpenStreetMap dopiero po kliknięciu.',
        { card: 'recipients' },
        'Serwis sam z siebie nie wysyła danych poza Europejski Obszar Gospodarczy i nie podejmuje wobec nikogo zautomatyzowanych decyzji ani nie profiluje.',
      ],
    },
    prawa: {
      title: 'Twoje prawa',
      blocks: [
        {
          list: [
            'dostęp do danych i ich kopia,',
            'sprostowanie, gdy są błędne,',
            'usunięcie lub ograniczenie przetwarzania,',
            'przeniesienie danych z konta i tych, które podajesz przy rezerwacji,',
            'sprzeciw wobec przetwarzania opartego na naszym interesie.',
          ],
        },
        'Odpowiadamy bez zwłoki, najdalej w miesiąc. Możemy zapytać o coś, co potwierdzi, że to Twoje dane, ale nie poprosimy o skan dowodu.',
        'Jeśli uważasz, że postępujemy niezgodnie z prawem, możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych ([uodo.gov.pl](https://uodo.gov.pl)).',
      ],
    },
    dzieci: {
      title: 'Dane dzieci',
      blocks: [
        'Nie zbieramy ich. Prosimy, nie wpisuj do formularzy imion, zdjęć ani informacji o zdrowiu dziecka; jeśli się zdarzą, usuniemy je po załatwieniu sprawy.',
      ],
    },
    bezpieczenstwo: {
      title: 'Jak chronimy dane',
      blocks: [
        'Połączenie jest szyfrowane, strony nie wczytują niczego z obcych serwerów, a przeglądarka dostaje zakaz uruchamiania cudzych skryptów. Do bazy ma dostęp tylko ten, kto musi.',
      ],
    },
  },
} as const satisfies InfoDocument
