/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Account {\n  user(sourceType: Website) {\n    id\n    nickName\n    email\n    isEmailVerified\n    phoneNumber\n    country\n    language\n    avatar\n    roles\n    createdDate\n    detail {\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n    stripeSubscription {\n      status\n      expireDate\n      recurringPriceQuantity\n      stripePrice {\n        recurringType\n        intervalCount\n        unitAmount\n        currencyCode\n      }\n      stripeProduct {\n        name\n      }\n    }\n    subscription {\n      promoCode\n      expireDate\n    }\n  }\n}": typeof types.AccountDocument,
    "query AccountExport {\n  accountExport\n}": typeof types.AccountExportDocument,
    "mutation ActiveUserSelf($token: String!, $password: String!) {\n  activeUserSelf(token: $token, password: $password) {\n    success\n  }\n}": typeof types.ActiveUserSelfDocument,
    "query CheckPhoneCode($phone: String!, $otp: String!) {\n  checkOTP(phone: $phone, otp: $otp) {\n    success\n  }\n}": typeof types.CheckPhoneCodeDocument,
    "mutation DeleteAccount($currentPassword: String!) {\n  deleteAccount(currentPassword: $currentPassword) {\n    __typename\n  }\n}": typeof types.DeleteAccountDocument,
    "mutation EmailUpdate($email: String!, $code: String!) {\n  emailUpdate(email: $email, code: $code) {\n    success\n  }\n}": typeof types.EmailUpdateDocument,
    "query OwnConsults {\n  ownContactConsults {\n    id\n    interest\n    message\n    createdDate\n  }\n}": typeof types.OwnConsultsDocument,
    "mutation RemoveAvatar {\n  removeAvatar {\n    success\n  }\n}": typeof types.RemoveAvatarDocument,
    "mutation ResetPassword($token: String!, $password: String!, $confirmPassword: String!) {\n  resetPassword(\n    token: $token\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}": typeof types.ResetPasswordDocument,
    "mutation RevokeSession($id: ID!) {\n  revokeSession(id: $id) {\n    success\n  }\n}": typeof types.RevokeSessionDocument,
    "query SendEmailUpdateCode($email: String!) {\n  sendEmailUpdateCode(email: $email) {\n    success\n  }\n}": typeof types.SendEmailUpdateCodeDocument,
    "query SendPhoneCode($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}": typeof types.SendPhoneCodeDocument,
    "mutation SendVerifyEmail {\n  sendVerifyEmail {\n    success\n  }\n}": typeof types.SendVerifyEmailDocument,
    "query Sessions {\n  sessions {\n    id\n    createdDate\n    lastSeenDate\n    userAgent\n    isCurrent\n  }\n}": typeof types.SessionsDocument,
    "query StaffPromoCodes($filter: SysStripeInfoFilter, $first: Int, $offset: Int) {\n  sysStripeInfoes(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      email\n      params\n      status\n      expireDate\n      createdDate\n    }\n  }\n}": typeof types.StaffPromoCodesDocument,
    "query StaffUsers($filter: UserFilter, $first: Int, $offset: Int) {\n  users(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      nickName\n      email\n      phoneNumber\n      country\n      roles\n      createdDate\n      detail {\n        ceaNumber\n        estateAgency\n      }\n      stripeSubscription {\n        status\n      }\n    }\n  }\n}": typeof types.StaffUsersDocument,
    "mutation UpdatePassword($currentPassword: String!, $password: String!, $confirmPassword: String!) {\n  updatePassword(\n    currentPassword: $currentPassword\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}": typeof types.UpdatePasswordDocument,
    "mutation UpdateUser($patch: UserPatch!, $detail: UserDetailPatch) {\n  updateUser(patch: $patch, detail: $detail) {\n    id\n  }\n}": typeof types.UpdateUserDocument,
    "mutation UploadAvatar($file: File!) {\n  filesUpload(file: $file) {\n    success\n  }\n}": typeof types.UploadAvatarDocument,
    "query ValidateToken($token: String!) {\n  validateToken(token: $token) {\n    success\n  }\n}": typeof types.ValidateTokenDocument,
    "query VerifyEmail($token: String!) {\n  verifyEmail(token: $token) {\n    success\n  }\n}": typeof types.VerifyEmailDocument,
    "query CheckOtp($phone: String!, $otp: String!) {\n  checkOTP(phone: $phone, otp: $otp) {\n    success\n  }\n}": typeof types.CheckOtpDocument,
    "mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    success\n  }\n}": typeof types.ForgotPasswordDocument,
    "query Licence($ceaNumber: String!) {\n  validateCeaNumber(ceaNumber: $ceaNumber) {\n    isExist\n  }\n  ceaInfo(ceaNumber: $ceaNumber) {\n    ceaNumber\n    salespersonName\n    estateAgency\n    estateAgencyLicenseNo\n  }\n}": typeof types.LicenceDocument,
    "mutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Website) {\n    token\n  }\n}": typeof types.LoginDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n  }\n}": typeof types.RegisterDocument,
    "query SendOtp($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}": typeof types.SendOtpDocument,
    "query ValidateEmail($email: String!) {\n  validateEmail(email: $email) {\n    isExist\n  }\n}": typeof types.ValidateEmailDocument,
    "query MapData {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    dataVersion\n    lastMonth\n  }\n  mapData {\n    basemapUrl\n    stationsUrl\n    markers {\n      typeGroup\n      count\n      url\n    }\n  }\n}": typeof types.MapDataDocument,
    "query MapList($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n}": typeof types.MapListDocument,
    "fragment ProjectCard on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  postalCode\n  area {\n    id\n    level\n    slug\n    name\n    nameLocal\n  }\n  lat\n  lng\n  tenure\n  tenureYears\n  leaseStartYear\n  completionYear\n  constructionStatus\n  floors\n  unitCount\n  saleCount\n  saleCount1y\n  rentCount\n  lastSaleMonth\n  lastSalePrice\n  lastSalePsf\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  change12m\n  grossYield\n  areaSqmMin\n  areaSqmMax\n}": typeof types.ProjectCardFragmentDoc,
    "query ProjectEstimate($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...EstimatedProject\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}\n\nfragment EstimatedProject on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    name\n    nameLocal\n  }\n  floors\n  unitCount\n  completionYear\n}\n\nfragment EstimateSummary on EstimateResult {\n  __typename\n  ... on Estimate {\n    asOf\n    unitMix\n    areaSqm\n    floor\n    value\n    psf\n    low68\n    high68\n    low90\n    high90\n    confidence\n    confidenceScore\n    effectiveN\n  }\n  ... on EstimateRefusal {\n    reason\n    evidence\n    needed\n    newestEvidence: asOf\n  }\n}": typeof types.ProjectEstimateDocument,
    "query AgentMarket {\n  market {\n    currencyCode\n    isDemo\n    projectCount\n    saleCount\n    lastMonth\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n      areaId\n      lat\n      lng\n    }\n  }\n  projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 6) {\n    nodes {\n      id\n      slug\n      typeGroup\n      propertyType\n      floors\n      unitCount\n      completionYear\n      block\n    }\n  }\n}": typeof types.AgentMarketDocument,
    "query Launches($areaId: ID, $offset: Int) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION], areaId: $areaId}\n    sort: NEWEST_SALE\n    first: 12\n    offset: $offset\n  ) {\n    nodes {\n      ...LaunchCard\n    }\n    totalCount\n  }\n  first50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    first: 50\n  ) {\n    ...LaunchAreas\n  }\n  next50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    first: 50\n    offset: 50\n  ) {\n    ...LaunchAreas\n  }\n  last50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    first: 50\n    offset: 100\n  ) {\n    ...LaunchAreas\n  }\n}\n\nfragment LaunchAreas on ProjectConnection {\n  nodes {\n    id\n    area {\n      id\n      name\n      nameLocal\n    }\n  }\n  totalCount\n}\n\nfragment LaunchCard on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    id\n    name\n    nameLocal\n  }\n  developer\n  tenure\n  tenureYears\n  completionYear\n  constructionStatus\n  floors\n  unitCount\n  saleCount1y\n  lastSaleMonth\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  unitMixes {\n    unitMix\n    unitsAvailable\n    launchPriceMin\n    launchPriceMax\n    salePriceMedian\n  }\n}": typeof types.LaunchesDocument,
    "query ComparedProject($slug: String!) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  publicStack: project(typeGroup: PUBLIC_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateStack: project(typeGroup: PRIVATE_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateLand: project(typeGroup: PRIVATE_LAND, slug: $slug) {\n    ...ComparedFacts\n  }\n}\n\nfragment ComparedFacts on Project {\n  ...ProjectCard\n  unitMixes {\n    unitMix\n    gfaSqftAvg\n    saleCount1y\n  }\n}": typeof types.ComparedProjectDocument,
    "query ListingGroup($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    developer\n    unitMixes {\n      unitMix\n      unitCount\n      bedroomCount\n      bathroomCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSalePsf\n      lastSaleMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMin\n      salePsfMax\n      salePsfMedian\n      rentPriceMin\n      rentPriceMax\n      rentPriceMedian\n      saleCount1y\n      rentCount1y\n      lastRentPrice\n      lastRentMonth\n    }\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}": typeof types.ListingGroupDocument,
    "query ValuationAccuracy {\n  valuationAccuracy {\n    typeGroup\n    from\n    to\n    madeOn\n    coverage\n    scores {\n      n\n      medianError\n      within10\n      cover68\n      cover90\n    }\n    naive {\n      medianError\n      within10\n    }\n  }\n}": typeof types.ValuationAccuracyDocument,
    "query ValueExamples {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    lastMonth\n    projectCount\n    saleCount\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n    }\n  }\n}": typeof types.ValueExamplesDocument,
    "query AreaIndex($segment: Segment!, $areaId: ID, $from: Month) {\n  priceIndex(segment: $segment, areaId: $areaId, from: $from) {\n    month\n    value\n    n\n  }\n}": typeof types.AreaIndexDocument,
    "query BuildingStacks($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    buildings {\n      slug\n      name\n      postalCode\n      floors\n      unitCount\n      completionYear\n      stacks {\n        id\n        label\n        unitMix\n        areaSqm\n        floorLow\n        floorHigh\n      }\n    }\n  }\n}": typeof types.BuildingStacksDocument,
    "fragment EstimateFacts on EstimateResult {\n  __typename\n  ... on Estimate {\n    asOf\n    unitMix\n    areaSqm\n    floor\n    value\n    psf\n    low68\n    high68\n    low90\n    high90\n    fsd\n    confidence\n    confidenceScore\n    effectiveN\n    paid\n    drivers {\n      code\n      amount\n    }\n    comparables {\n      id\n      project {\n        id\n        typeGroup\n        slug\n        name\n        nameLocal\n        block\n        street\n      }\n      month\n      price\n      areaSqm\n      psf\n      unitMix\n      floorLow\n      floorHigh\n      distanceMetres\n      ageMonths\n      timeAdjustment\n      areaAdjustment\n      floorAdjustment\n      leaseAdjustment\n      adjustedPrice\n      weight\n    }\n  }\n  ... on EstimateRefusal {\n    reason\n    evidence\n    needed\n    newestEvidence: asOf\n  }\n}": typeof types.EstimateFactsFragmentDoc,
    "query EstimateHome($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    estimate(home: $home) {\n      ...EstimateFacts\n    }\n  }\n}": typeof types.EstimateHomeDocument,
    "query ProjectReport($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    dataVersion\n    lastMonth\n    sources {\n      name\n      licence\n      rowsAccepted\n      firstMonth\n      lastMonth\n    }\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    district {\n      id\n      level\n      slug\n      name\n      nameLocal\n    }\n    developer\n    facilities\n    buildings {\n      id\n      slug\n      name\n      postalCode\n      lat\n      lng\n      floors\n      unitCount\n      completionYear\n    }\n    unitMixes {\n      unitMix\n      unitCount\n      bedroomCount\n      bathroomCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSalePsf\n      lastSaleMonth\n      lastRentPrice\n      lastRentMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMin\n      salePsfMax\n      salePsfMedian\n      rentPriceMin\n      rentPriceMax\n      rentPriceMedian\n      monthlyRentYield\n      saleCount1y\n      rentCount1y\n    }\n    assets {\n      id\n      type\n      subtype\n      title\n      url\n    }\n    trend {\n      quarter\n      n\n      p25\n      median\n      p75\n    }\n    transactions(first: 20) {\n      ...TransactionPage\n    }\n    nearby(first: 40) {\n      amenity {\n        id\n        type\n        subtype\n        code\n        name\n        nameLocal\n        lat\n        lng\n      }\n      distanceMetres\n      walkMinutes\n    }\n  }\n}": typeof types.ProjectReportDocument,
    "query ProjectTransactions($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $first: Int, $offset: Int) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    transactions(kind: $kind, first: $first, offset: $offset) {\n      ...TransactionPage\n    }\n  }\n}": typeof types.ProjectTransactionsDocument,
    "query ReportExamples {\n  market {\n    countryCode\n    isDemo\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n      areaId\n      lat\n      lng\n      resultCount\n    }\n  }\n}": typeof types.ReportExamplesDocument,
    "fragment TransactionPage on TransactionConnection {\n  nodes {\n    id\n    activity\n    month\n    price\n    areaSqm\n    psf\n    unitMix\n    floorLow\n    floorHigh\n    unitNo\n    units\n    model\n  }\n  pageInfo {\n    hasNextPage\n    hasPreviousPage\n  }\n  totalCount\n}": typeof types.TransactionPageFragmentDoc,
    "query Results($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n}": typeof types.ResultsDocument,
    "query Suggest($text: String!, $first: Int) {\n  searchSuggestions(text: $text, first: $first) {\n    id\n    kind\n    title\n    subtitle\n    typeGroup\n    slug\n    projectId\n    areaId\n    lat\n    lng\n    resultCount\n  }\n}": typeof types.SuggestDocument,
    "mutation Logout {\n  logout {\n    success\n  }\n}": typeof types.LogoutDocument,
    "query VendorViewer {\n  user(sourceType: Vendor) {\n    id\n  }\n}": typeof types.VendorViewerDocument,
    "query Viewer {\n  user(sourceType: Website) {\n    id\n    nickName\n    avatar\n    roles\n    stripeSubscription {\n      status\n      stripePrice {\n        frontParams\n      }\n    }\n  }\n}": typeof types.ViewerDocument,
    "mutation CreateContactConsult($input: ContactConsultInput!) {\n  createContactConsult(input: $input) {\n    id\n    createdDate\n    updatedDate\n  }\n}": typeof types.CreateContactConsultDocument,
    "query Home {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    dataVersion\n    firstMonth\n    lastMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      name\n      licence\n      rowsAccepted\n      rowsRejected\n      firstMonth\n      lastMonth\n    }\n    segments {\n      segment\n      month\n      indexValue\n      change12m\n      saleCount\n      saleCountMean12m\n      medianPrice\n      priceP25\n      priceP75\n      medianPsf\n      psfP25\n      psfP75\n      history {\n        month\n        value\n        n\n        psfP25\n        psfMedian\n        psfP75\n      }\n    }\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n      lat\n      lng\n      resultCount\n    }\n  }\n  publicStack: projects(filter: {typeGroups: [PUBLIC_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateStack: projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateLand: projects(filter: {typeGroups: [PRIVATE_LAND]}, first: 3) {\n    nodes {\n      ...HomeProject\n    }\n  }\n}\n\nfragment HomeProject on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  area {\n    name\n    nameLocal\n  }\n  tenure\n  tenureYears\n  completionYear\n  floors\n  unitCount\n  saleCount1y\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n}": typeof types.HomeDocument,
    "query MarketFacts {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    firstMonth\n    lastMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      name\n      licence\n      rowsAccepted\n      firstMonth\n      lastMonth\n    }\n  }\n}": typeof types.MarketFactsDocument,
    "query TransactionList($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $unitMix: String, $from: Month, $first: Int, $offset: Int) {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    firstMonth\n    lastMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n    propertyGroup\n    street\n    area {\n      name\n      nameLocal\n    }\n    rentCount\n    unitMixes {\n      unitMix\n    }\n    transactions(\n      kind: $kind\n      unitMix: $unitMix\n      from: $from\n      first: $first\n      offset: $offset\n    ) {\n      ...TransactionPage\n      psf {\n        n\n        p25\n        median\n        p75\n      }\n    }\n  }\n}": typeof types.TransactionListDocument,
    "mutation VendorLogin($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Vendor) {\n    token\n  }\n}": typeof types.VendorLoginDocument,
};
const documents: Documents = {
    "query Account {\n  user(sourceType: Website) {\n    id\n    nickName\n    email\n    isEmailVerified\n    phoneNumber\n    country\n    language\n    avatar\n    roles\n    createdDate\n    detail {\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n    stripeSubscription {\n      status\n      expireDate\n      recurringPriceQuantity\n      stripePrice {\n        recurringType\n        intervalCount\n        unitAmount\n        currencyCode\n      }\n      stripeProduct {\n        name\n      }\n    }\n    subscription {\n      promoCode\n      expireDate\n    }\n  }\n}": types.AccountDocument,
    "query AccountExport {\n  accountExport\n}": types.AccountExportDocument,
    "mutation ActiveUserSelf($token: String!, $password: String!) {\n  activeUserSelf(token: $token, password: $password) {\n    success\n  }\n}": types.ActiveUserSelfDocument,
    "query CheckPhoneCode($phone: String!, $otp: String!) {\n  checkOTP(phone: $phone, otp: $otp) {\n    success\n  }\n}": types.CheckPhoneCodeDocument,
    "mutation DeleteAccount($currentPassword: String!) {\n  deleteAccount(currentPassword: $currentPassword) {\n    __typename\n  }\n}": types.DeleteAccountDocument,
    "mutation EmailUpdate($email: String!, $code: String!) {\n  emailUpdate(email: $email, code: $code) {\n    success\n  }\n}": types.EmailUpdateDocument,
    "query OwnConsults {\n  ownContactConsults {\n    id\n    interest\n    message\n    createdDate\n  }\n}": types.OwnConsultsDocument,
    "mutation RemoveAvatar {\n  removeAvatar {\n    success\n  }\n}": types.RemoveAvatarDocument,
    "mutation ResetPassword($token: String!, $password: String!, $confirmPassword: String!) {\n  resetPassword(\n    token: $token\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}": types.ResetPasswordDocument,
    "mutation RevokeSession($id: ID!) {\n  revokeSession(id: $id) {\n    success\n  }\n}": types.RevokeSessionDocument,
    "query SendEmailUpdateCode($email: String!) {\n  sendEmailUpdateCode(email: $email) {\n    success\n  }\n}": types.SendEmailUpdateCodeDocument,
    "query SendPhoneCode($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}": types.SendPhoneCodeDocument,
    "mutation SendVerifyEmail {\n  sendVerifyEmail {\n    success\n  }\n}": types.SendVerifyEmailDocument,
    "query Sessions {\n  sessions {\n    id\n    createdDate\n    lastSeenDate\n    userAgent\n    isCurrent\n  }\n}": types.SessionsDocument,
    "query StaffPromoCodes($filter: SysStripeInfoFilter, $first: Int, $offset: Int) {\n  sysStripeInfoes(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      email\n      params\n      status\n      expireDate\n      createdDate\n    }\n  }\n}": types.StaffPromoCodesDocument,
    "query StaffUsers($filter: UserFilter, $first: Int, $offset: Int) {\n  users(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      nickName\n      email\n      phoneNumber\n      country\n      roles\n      createdDate\n      detail {\n        ceaNumber\n        estateAgency\n      }\n      stripeSubscription {\n        status\n      }\n    }\n  }\n}": types.StaffUsersDocument,
    "mutation UpdatePassword($currentPassword: String!, $password: String!, $confirmPassword: String!) {\n  updatePassword(\n    currentPassword: $currentPassword\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}": types.UpdatePasswordDocument,
    "mutation UpdateUser($patch: UserPatch!, $detail: UserDetailPatch) {\n  updateUser(patch: $patch, detail: $detail) {\n    id\n  }\n}": types.UpdateUserDocument,
    "mutation UploadAvatar($file: File!) {\n  filesUpload(file: $file) {\n    success\n  }\n}": types.UploadAvatarDocument,
    "query ValidateToken($token: String!) {\n  validateToken(token: $token) {\n    success\n  }\n}": types.ValidateTokenDocument,
    "query VerifyEmail($token: String!) {\n  verifyEmail(token: $token) {\n    success\n  }\n}": types.VerifyEmailDocument,
    "query CheckOtp($phone: String!, $otp: String!) {\n  checkOTP(phone: $phone, otp: $otp) {\n    success\n  }\n}": types.CheckOtpDocument,
    "mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    success\n  }\n}": types.ForgotPasswordDocument,
    "query Licence($ceaNumber: String!) {\n  validateCeaNumber(ceaNumber: $ceaNumber) {\n    isExist\n  }\n  ceaInfo(ceaNumber: $ceaNumber) {\n    ceaNumber\n    salespersonName\n    estateAgency\n    estateAgencyLicenseNo\n  }\n}": types.LicenceDocument,
    "mutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Website) {\n    token\n  }\n}": types.LoginDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n  }\n}": types.RegisterDocument,
    "query SendOtp($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}": types.SendOtpDocument,
    "query ValidateEmail($email: String!) {\n  validateEmail(email: $email) {\n    isExist\n  }\n}": types.ValidateEmailDocument,
    "query MapData {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    dataVersion\n    lastMonth\n  }\n  mapData {\n    basemapUrl\n    stationsUrl\n    markers {\n      typeGroup\n      count\n      url\n    }\n  }\n}": types.MapDataDocument,
    "query MapList($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n}": types.MapListDocument,
    "fragment ProjectCard on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  postalCode\n  area {\n    id\n    level\n    slug\n    name\n    nameLocal\n  }\n  lat\n  lng\n  tenure\n  tenureYears\n  leaseStartYear\n  completionYear\n  constructionStatus\n  floors\n  unitCount\n  saleCount\n  saleCount1y\n  rentCount\n  lastSaleMonth\n  lastSalePrice\n  lastSalePsf\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  change12m\n  grossYield\n  areaSqmMin\n  areaSqmMax\n}": types.ProjectCardFragmentDoc,
    "query ProjectEstimate($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...EstimatedProject\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}\n\nfragment EstimatedProject on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    name\n    nameLocal\n  }\n  floors\n  unitCount\n  completionYear\n}\n\nfragment EstimateSummary on EstimateResult {\n  __typename\n  ... on Estimate {\n    asOf\n    unitMix\n    areaSqm\n    floor\n    value\n    psf\n    low68\n    high68\n    low90\n    high90\n    confidence\n    confidenceScore\n    effectiveN\n  }\n  ... on EstimateRefusal {\n    reason\n    evidence\n    needed\n    newestEvidence: asOf\n  }\n}": types.ProjectEstimateDocument,
    "query AgentMarket {\n  market {\n    currencyCode\n    isDemo\n    projectCount\n    saleCount\n    lastMonth\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n      areaId\n      lat\n      lng\n    }\n  }\n  projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 6) {\n    nodes {\n      id\n      slug\n      typeGroup\n      propertyType\n      floors\n      unitCount\n      completionYear\n      block\n    }\n  }\n}": types.AgentMarketDocument,
    "query Launches($areaId: ID, $offset: Int) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION], areaId: $areaId}\n    sort: NEWEST_SALE\n    first: 12\n    offset: $offset\n  ) {\n    nodes {\n      ...LaunchCard\n    }\n    totalCount\n  }\n  first50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    first: 50\n  ) {\n    ...LaunchAreas\n  }\n  next50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    first: 50\n    offset: 50\n  ) {\n    ...LaunchAreas\n  }\n  last50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    first: 50\n    offset: 100\n  ) {\n    ...LaunchAreas\n  }\n}\n\nfragment LaunchAreas on ProjectConnection {\n  nodes {\n    id\n    area {\n      id\n      name\n      nameLocal\n    }\n  }\n  totalCount\n}\n\nfragment LaunchCard on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    id\n    name\n    nameLocal\n  }\n  developer\n  tenure\n  tenureYears\n  completionYear\n  constructionStatus\n  floors\n  unitCount\n  saleCount1y\n  lastSaleMonth\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  unitMixes {\n    unitMix\n    unitsAvailable\n    launchPriceMin\n    launchPriceMax\n    salePriceMedian\n  }\n}": types.LaunchesDocument,
    "query ComparedProject($slug: String!) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  publicStack: project(typeGroup: PUBLIC_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateStack: project(typeGroup: PRIVATE_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateLand: project(typeGroup: PRIVATE_LAND, slug: $slug) {\n    ...ComparedFacts\n  }\n}\n\nfragment ComparedFacts on Project {\n  ...ProjectCard\n  unitMixes {\n    unitMix\n    gfaSqftAvg\n    saleCount1y\n  }\n}": types.ComparedProjectDocument,
    "query ListingGroup($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    developer\n    unitMixes {\n      unitMix\n      unitCount\n      bedroomCount\n      bathroomCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSalePsf\n      lastSaleMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMin\n      salePsfMax\n      salePsfMedian\n      rentPriceMin\n      rentPriceMax\n      rentPriceMedian\n      saleCount1y\n      rentCount1y\n      lastRentPrice\n      lastRentMonth\n    }\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}": types.ListingGroupDocument,
    "query ValuationAccuracy {\n  valuationAccuracy {\n    typeGroup\n    from\n    to\n    madeOn\n    coverage\n    scores {\n      n\n      medianError\n      within10\n      cover68\n      cover90\n    }\n    naive {\n      medianError\n      within10\n    }\n  }\n}": types.ValuationAccuracyDocument,
    "query ValueExamples {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    lastMonth\n    projectCount\n    saleCount\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n    }\n  }\n}": types.ValueExamplesDocument,
    "query AreaIndex($segment: Segment!, $areaId: ID, $from: Month) {\n  priceIndex(segment: $segment, areaId: $areaId, from: $from) {\n    month\n    value\n    n\n  }\n}": types.AreaIndexDocument,
    "query BuildingStacks($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    buildings {\n      slug\n      name\n      postalCode\n      floors\n      unitCount\n      completionYear\n      stacks {\n        id\n        label\n        unitMix\n        areaSqm\n        floorLow\n        floorHigh\n      }\n    }\n  }\n}": types.BuildingStacksDocument,
    "fragment EstimateFacts on EstimateResult {\n  __typename\n  ... on Estimate {\n    asOf\n    unitMix\n    areaSqm\n    floor\n    value\n    psf\n    low68\n    high68\n    low90\n    high90\n    fsd\n    confidence\n    confidenceScore\n    effectiveN\n    paid\n    drivers {\n      code\n      amount\n    }\n    comparables {\n      id\n      project {\n        id\n        typeGroup\n        slug\n        name\n        nameLocal\n        block\n        street\n      }\n      month\n      price\n      areaSqm\n      psf\n      unitMix\n      floorLow\n      floorHigh\n      distanceMetres\n      ageMonths\n      timeAdjustment\n      areaAdjustment\n      floorAdjustment\n      leaseAdjustment\n      adjustedPrice\n      weight\n    }\n  }\n  ... on EstimateRefusal {\n    reason\n    evidence\n    needed\n    newestEvidence: asOf\n  }\n}": types.EstimateFactsFragmentDoc,
    "query EstimateHome($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    estimate(home: $home) {\n      ...EstimateFacts\n    }\n  }\n}": types.EstimateHomeDocument,
    "query ProjectReport($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    dataVersion\n    lastMonth\n    sources {\n      name\n      licence\n      rowsAccepted\n      firstMonth\n      lastMonth\n    }\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    district {\n      id\n      level\n      slug\n      name\n      nameLocal\n    }\n    developer\n    facilities\n    buildings {\n      id\n      slug\n      name\n      postalCode\n      lat\n      lng\n      floors\n      unitCount\n      completionYear\n    }\n    unitMixes {\n      unitMix\n      unitCount\n      bedroomCount\n      bathroomCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSalePsf\n      lastSaleMonth\n      lastRentPrice\n      lastRentMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMin\n      salePsfMax\n      salePsfMedian\n      rentPriceMin\n      rentPriceMax\n      rentPriceMedian\n      monthlyRentYield\n      saleCount1y\n      rentCount1y\n    }\n    assets {\n      id\n      type\n      subtype\n      title\n      url\n    }\n    trend {\n      quarter\n      n\n      p25\n      median\n      p75\n    }\n    transactions(first: 20) {\n      ...TransactionPage\n    }\n    nearby(first: 40) {\n      amenity {\n        id\n        type\n        subtype\n        code\n        name\n        nameLocal\n        lat\n        lng\n      }\n      distanceMetres\n      walkMinutes\n    }\n  }\n}": types.ProjectReportDocument,
    "query ProjectTransactions($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $first: Int, $offset: Int) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    transactions(kind: $kind, first: $first, offset: $offset) {\n      ...TransactionPage\n    }\n  }\n}": types.ProjectTransactionsDocument,
    "query ReportExamples {\n  market {\n    countryCode\n    isDemo\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n      areaId\n      lat\n      lng\n      resultCount\n    }\n  }\n}": types.ReportExamplesDocument,
    "fragment TransactionPage on TransactionConnection {\n  nodes {\n    id\n    activity\n    month\n    price\n    areaSqm\n    psf\n    unitMix\n    floorLow\n    floorHigh\n    unitNo\n    units\n    model\n  }\n  pageInfo {\n    hasNextPage\n    hasPreviousPage\n  }\n  totalCount\n}": types.TransactionPageFragmentDoc,
    "query Results($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n}": types.ResultsDocument,
    "query Suggest($text: String!, $first: Int) {\n  searchSuggestions(text: $text, first: $first) {\n    id\n    kind\n    title\n    subtitle\n    typeGroup\n    slug\n    projectId\n    areaId\n    lat\n    lng\n    resultCount\n  }\n}": types.SuggestDocument,
    "mutation Logout {\n  logout {\n    success\n  }\n}": types.LogoutDocument,
    "query VendorViewer {\n  user(sourceType: Vendor) {\n    id\n  }\n}": types.VendorViewerDocument,
    "query Viewer {\n  user(sourceType: Website) {\n    id\n    nickName\n    avatar\n    roles\n    stripeSubscription {\n      status\n      stripePrice {\n        frontParams\n      }\n    }\n  }\n}": types.ViewerDocument,
    "mutation CreateContactConsult($input: ContactConsultInput!) {\n  createContactConsult(input: $input) {\n    id\n    createdDate\n    updatedDate\n  }\n}": types.CreateContactConsultDocument,
    "query Home {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    dataVersion\n    firstMonth\n    lastMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      name\n      licence\n      rowsAccepted\n      rowsRejected\n      firstMonth\n      lastMonth\n    }\n    segments {\n      segment\n      month\n      indexValue\n      change12m\n      saleCount\n      saleCountMean12m\n      medianPrice\n      priceP25\n      priceP75\n      medianPsf\n      psfP25\n      psfP75\n      history {\n        month\n        value\n        n\n        psfP25\n        psfMedian\n        psfP75\n      }\n    }\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n      lat\n      lng\n      resultCount\n    }\n  }\n  publicStack: projects(filter: {typeGroups: [PUBLIC_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateStack: projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateLand: projects(filter: {typeGroups: [PRIVATE_LAND]}, first: 3) {\n    nodes {\n      ...HomeProject\n    }\n  }\n}\n\nfragment HomeProject on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  area {\n    name\n    nameLocal\n  }\n  tenure\n  tenureYears\n  completionYear\n  floors\n  unitCount\n  saleCount1y\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n}": types.HomeDocument,
    "query MarketFacts {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    firstMonth\n    lastMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      name\n      licence\n      rowsAccepted\n      firstMonth\n      lastMonth\n    }\n  }\n}": types.MarketFactsDocument,
    "query TransactionList($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $unitMix: String, $from: Month, $first: Int, $offset: Int) {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    firstMonth\n    lastMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n    propertyGroup\n    street\n    area {\n      name\n      nameLocal\n    }\n    rentCount\n    unitMixes {\n      unitMix\n    }\n    transactions(\n      kind: $kind\n      unitMix: $unitMix\n      from: $from\n      first: $first\n      offset: $offset\n    ) {\n      ...TransactionPage\n      psf {\n        n\n        p25\n        median\n        p75\n      }\n    }\n  }\n}": types.TransactionListDocument,
    "mutation VendorLogin($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Vendor) {\n    token\n  }\n}": types.VendorLoginDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Account {\n  user(sourceType: Website) {\n    id\n    nickName\n    email\n    isEmailVerified\n    phoneNumber\n    country\n    language\n    avatar\n    roles\n    createdDate\n    detail {\n      salespersonName\n      ceaNumber\n      estateAgency\n      estateAgencyLicenseNo\n    }\n    stripeSubscription {\n      status\n      expireDate\n      recurringPriceQuantity\n      stripePrice {\n        recurringType\n        intervalCount\n        unitAmount\n        currencyCode\n      }\n      stripeProduct {\n        name\n      }\n    }\n    subscription {\n      promoCode\n      expireDate\n    }\n  }\n}"): typeof import('./graphql.ts').AccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountExport {\n  accountExport\n}"): typeof import('./graphql.ts').AccountExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ActiveUserSelf($token: String!, $password: String!) {\n  activeUserSelf(token: $token, password: $password) {\n    success\n  }\n}"): typeof import('./graphql.ts').ActiveUserSelfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CheckPhoneCode($phone: String!, $otp: String!) {\n  checkOTP(phone: $phone, otp: $otp) {\n    success\n  }\n}"): typeof import('./graphql.ts').CheckPhoneCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAccount($currentPassword: String!) {\n  deleteAccount(currentPassword: $currentPassword) {\n    __typename\n  }\n}"): typeof import('./graphql.ts').DeleteAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EmailUpdate($email: String!, $code: String!) {\n  emailUpdate(email: $email, code: $code) {\n    success\n  }\n}"): typeof import('./graphql.ts').EmailUpdateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnConsults {\n  ownContactConsults {\n    id\n    interest\n    message\n    createdDate\n  }\n}"): typeof import('./graphql.ts').OwnConsultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveAvatar {\n  removeAvatar {\n    success\n  }\n}"): typeof import('./graphql.ts').RemoveAvatarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetPassword($token: String!, $password: String!, $confirmPassword: String!) {\n  resetPassword(\n    token: $token\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}"): typeof import('./graphql.ts').ResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeSession($id: ID!) {\n  revokeSession(id: $id) {\n    success\n  }\n}"): typeof import('./graphql.ts').RevokeSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SendEmailUpdateCode($email: String!) {\n  sendEmailUpdateCode(email: $email) {\n    success\n  }\n}"): typeof import('./graphql.ts').SendEmailUpdateCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SendPhoneCode($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}"): typeof import('./graphql.ts').SendPhoneCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendVerifyEmail {\n  sendVerifyEmail {\n    success\n  }\n}"): typeof import('./graphql.ts').SendVerifyEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Sessions {\n  sessions {\n    id\n    createdDate\n    lastSeenDate\n    userAgent\n    isCurrent\n  }\n}"): typeof import('./graphql.ts').SessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StaffPromoCodes($filter: SysStripeInfoFilter, $first: Int, $offset: Int) {\n  sysStripeInfoes(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      email\n      params\n      status\n      expireDate\n      createdDate\n    }\n  }\n}"): typeof import('./graphql.ts').StaffPromoCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StaffUsers($filter: UserFilter, $first: Int, $offset: Int) {\n  users(filter: $filter, first: $first, offset: $offset) {\n    totalCount\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      id\n      nickName\n      email\n      phoneNumber\n      country\n      roles\n      createdDate\n      detail {\n        ceaNumber\n        estateAgency\n      }\n      stripeSubscription {\n        status\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').StaffUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePassword($currentPassword: String!, $password: String!, $confirmPassword: String!) {\n  updatePassword(\n    currentPassword: $currentPassword\n    password: $password\n    confirmPassword: $confirmPassword\n  ) {\n    success\n  }\n}"): typeof import('./graphql.ts').UpdatePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUser($patch: UserPatch!, $detail: UserDetailPatch) {\n  updateUser(patch: $patch, detail: $detail) {\n    id\n  }\n}"): typeof import('./graphql.ts').UpdateUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploadAvatar($file: File!) {\n  filesUpload(file: $file) {\n    success\n  }\n}"): typeof import('./graphql.ts').UploadAvatarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValidateToken($token: String!) {\n  validateToken(token: $token) {\n    success\n  }\n}"): typeof import('./graphql.ts').ValidateTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerifyEmail($token: String!) {\n  verifyEmail(token: $token) {\n    success\n  }\n}"): typeof import('./graphql.ts').VerifyEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CheckOtp($phone: String!, $otp: String!) {\n  checkOTP(phone: $phone, otp: $otp) {\n    success\n  }\n}"): typeof import('./graphql.ts').CheckOtpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    success\n  }\n}"): typeof import('./graphql.ts').ForgotPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Licence($ceaNumber: String!) {\n  validateCeaNumber(ceaNumber: $ceaNumber) {\n    isExist\n  }\n  ceaInfo(ceaNumber: $ceaNumber) {\n    ceaNumber\n    salespersonName\n    estateAgency\n    estateAgencyLicenseNo\n  }\n}"): typeof import('./graphql.ts').LicenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Website) {\n    token\n  }\n}"): typeof import('./graphql.ts').LoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n  }\n}"): typeof import('./graphql.ts').RegisterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SendOtp($phone: String!) {\n  sendOTP(phone: $phone) {\n    success\n  }\n}"): typeof import('./graphql.ts').SendOtpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValidateEmail($email: String!) {\n  validateEmail(email: $email) {\n    isExist\n  }\n}"): typeof import('./graphql.ts').ValidateEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MapData {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    dataVersion\n    lastMonth\n  }\n  mapData {\n    basemapUrl\n    stationsUrl\n    markers {\n      typeGroup\n      count\n      url\n    }\n  }\n}"): typeof import('./graphql.ts').MapDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MapList($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n}"): typeof import('./graphql.ts').MapListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProjectCard on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  postalCode\n  area {\n    id\n    level\n    slug\n    name\n    nameLocal\n  }\n  lat\n  lng\n  tenure\n  tenureYears\n  leaseStartYear\n  completionYear\n  constructionStatus\n  floors\n  unitCount\n  saleCount\n  saleCount1y\n  rentCount\n  lastSaleMonth\n  lastSalePrice\n  lastSalePsf\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  change12m\n  grossYield\n  areaSqmMin\n  areaSqmMax\n}"): typeof import('./graphql.ts').ProjectCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProjectEstimate($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...EstimatedProject\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}\n\nfragment EstimatedProject on Project {\n  id\n  typeGroup\n  propertyGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    name\n    nameLocal\n  }\n  floors\n  unitCount\n  completionYear\n}\n\nfragment EstimateSummary on EstimateResult {\n  __typename\n  ... on Estimate {\n    asOf\n    unitMix\n    areaSqm\n    floor\n    value\n    psf\n    low68\n    high68\n    low90\n    high90\n    confidence\n    confidenceScore\n    effectiveN\n  }\n  ... on EstimateRefusal {\n    reason\n    evidence\n    needed\n    newestEvidence: asOf\n  }\n}"): typeof import('./graphql.ts').ProjectEstimateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AgentMarket {\n  market {\n    currencyCode\n    isDemo\n    projectCount\n    saleCount\n    lastMonth\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n      areaId\n      lat\n      lng\n    }\n  }\n  projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 6) {\n    nodes {\n      id\n      slug\n      typeGroup\n      propertyType\n      floors\n      unitCount\n      completionYear\n      block\n    }\n  }\n}"): typeof import('./graphql.ts').AgentMarketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Launches($areaId: ID, $offset: Int) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION], areaId: $areaId}\n    sort: NEWEST_SALE\n    first: 12\n    offset: $offset\n  ) {\n    nodes {\n      ...LaunchCard\n    }\n    totalCount\n  }\n  first50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    first: 50\n  ) {\n    ...LaunchAreas\n  }\n  next50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    first: 50\n    offset: 50\n  ) {\n    ...LaunchAreas\n  }\n  last50: projects(\n    filter: {constructionStatuses: [PRECONSTRUCTION, BUILDING_UNDER_CONSTRUCTION]}\n    first: 50\n    offset: 100\n  ) {\n    ...LaunchAreas\n  }\n}\n\nfragment LaunchAreas on ProjectConnection {\n  nodes {\n    id\n    area {\n      id\n      name\n      nameLocal\n    }\n  }\n  totalCount\n}\n\nfragment LaunchCard on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  street\n  area {\n    id\n    name\n    nameLocal\n  }\n  developer\n  tenure\n  tenureYears\n  completionYear\n  constructionStatus\n  floors\n  unitCount\n  saleCount1y\n  lastSaleMonth\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n  unitMixes {\n    unitMix\n    unitsAvailable\n    launchPriceMin\n    launchPriceMax\n    salePriceMedian\n  }\n}"): typeof import('./graphql.ts').LaunchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ComparedProject($slug: String!) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  publicStack: project(typeGroup: PUBLIC_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateStack: project(typeGroup: PRIVATE_STACK, slug: $slug) {\n    ...ComparedFacts\n  }\n  privateLand: project(typeGroup: PRIVATE_LAND, slug: $slug) {\n    ...ComparedFacts\n  }\n}\n\nfragment ComparedFacts on Project {\n  ...ProjectCard\n  unitMixes {\n    unitMix\n    gfaSqftAvg\n    saleCount1y\n  }\n}"): typeof import('./graphql.ts').ComparedProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListingGroup($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  market {\n    currencyCode\n    isDemo\n    lastMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    developer\n    unitMixes {\n      unitMix\n      unitCount\n      bedroomCount\n      bathroomCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSalePsf\n      lastSaleMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMin\n      salePsfMax\n      salePsfMedian\n      rentPriceMin\n      rentPriceMax\n      rentPriceMedian\n      saleCount1y\n      rentCount1y\n      lastRentPrice\n      lastRentMonth\n    }\n    estimate(home: $home) {\n      ...EstimateSummary\n    }\n  }\n}"): typeof import('./graphql.ts').ListingGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValuationAccuracy {\n  valuationAccuracy {\n    typeGroup\n    from\n    to\n    madeOn\n    coverage\n    scores {\n      n\n      medianError\n      within10\n      cover68\n      cover90\n    }\n    naive {\n      medianError\n      within10\n    }\n  }\n}"): typeof import('./graphql.ts').ValuationAccuracyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValueExamples {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    lastMonth\n    projectCount\n    saleCount\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n    }\n  }\n}"): typeof import('./graphql.ts').ValueExamplesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AreaIndex($segment: Segment!, $areaId: ID, $from: Month) {\n  priceIndex(segment: $segment, areaId: $areaId, from: $from) {\n    month\n    value\n    n\n  }\n}"): typeof import('./graphql.ts').AreaIndexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BuildingStacks($typeGroup: TypeGroup!, $slug: String!) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    buildings {\n      slug\n      name\n      postalCode\n      floors\n      unitCount\n      completionYear\n      stacks {\n        id\n        label\n        unitMix\n        areaSqm\n        floorLow\n        floorHigh\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').BuildingStacksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EstimateFacts on EstimateResult {\n  __typename\n  ... on Estimate {\n    asOf\n    unitMix\n    areaSqm\n    floor\n    value\n    psf\n    low68\n    high68\n    low90\n    high90\n    fsd\n    confidence\n    confidenceScore\n    effectiveN\n    paid\n    drivers {\n      code\n      amount\n    }\n    comparables {\n      id\n      project {\n        id\n        typeGroup\n        slug\n        name\n        nameLocal\n        block\n        street\n      }\n      month\n      price\n      areaSqm\n      psf\n      unitMix\n      floorLow\n      floorHigh\n      distanceMetres\n      ageMonths\n      timeAdjustment\n      areaAdjustment\n      floorAdjustment\n      leaseAdjustment\n      adjustedPrice\n      weight\n    }\n  }\n  ... on EstimateRefusal {\n    reason\n    evidence\n    needed\n    newestEvidence: asOf\n  }\n}"): typeof import('./graphql.ts').EstimateFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EstimateHome($typeGroup: TypeGroup!, $slug: String!, $home: HomeInput) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    estimate(home: $home) {\n      ...EstimateFacts\n    }\n  }\n}"): typeof import('./graphql.ts').EstimateHomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProjectReport($typeGroup: TypeGroup!, $slug: String!) {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    dataVersion\n    lastMonth\n    sources {\n      name\n      licence\n      rowsAccepted\n      firstMonth\n      lastMonth\n    }\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    ...ProjectCard\n    district {\n      id\n      level\n      slug\n      name\n      nameLocal\n    }\n    developer\n    facilities\n    buildings {\n      id\n      slug\n      name\n      postalCode\n      lat\n      lng\n      floors\n      unitCount\n      completionYear\n    }\n    unitMixes {\n      unitMix\n      unitCount\n      bedroomCount\n      bathroomCount\n      gfaSqftAvg\n      gfaSqftMin\n      gfaSqftMax\n      lastSalePrice\n      lastSalePsf\n      lastSaleMonth\n      lastRentPrice\n      lastRentMonth\n      salePriceMin\n      salePriceMax\n      salePriceMedian\n      salePsfMin\n      salePsfMax\n      salePsfMedian\n      rentPriceMin\n      rentPriceMax\n      rentPriceMedian\n      monthlyRentYield\n      saleCount1y\n      rentCount1y\n    }\n    assets {\n      id\n      type\n      subtype\n      title\n      url\n    }\n    trend {\n      quarter\n      n\n      p25\n      median\n      p75\n    }\n    transactions(first: 20) {\n      ...TransactionPage\n    }\n    nearby(first: 40) {\n      amenity {\n        id\n        type\n        subtype\n        code\n        name\n        nameLocal\n        lat\n        lng\n      }\n      distanceMetres\n      walkMinutes\n    }\n  }\n}"): typeof import('./graphql.ts').ProjectReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProjectTransactions($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $first: Int, $offset: Int) {\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    transactions(kind: $kind, first: $first, offset: $offset) {\n      ...TransactionPage\n    }\n  }\n}"): typeof import('./graphql.ts').ProjectTransactionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportExamples {\n  market {\n    countryCode\n    isDemo\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n      areaId\n      lat\n      lng\n      resultCount\n    }\n  }\n}"): typeof import('./graphql.ts').ReportExamplesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TransactionPage on TransactionConnection {\n  nodes {\n    id\n    activity\n    month\n    price\n    areaSqm\n    psf\n    unitMix\n    floorLow\n    floorHigh\n    unitNo\n    units\n    model\n  }\n  pageInfo {\n    hasNextPage\n    hasPreviousPage\n  }\n  totalCount\n}"): typeof import('./graphql.ts').TransactionPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Results($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $offset: Int) {\n  projects(filter: $filter, sort: $sort, first: $first, offset: $offset) {\n    nodes {\n      ...ProjectCard\n    }\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n    }\n    totalCount\n  }\n}"): typeof import('./graphql.ts').ResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Suggest($text: String!, $first: Int) {\n  searchSuggestions(text: $text, first: $first) {\n    id\n    kind\n    title\n    subtitle\n    typeGroup\n    slug\n    projectId\n    areaId\n    lat\n    lng\n    resultCount\n  }\n}"): typeof import('./graphql.ts').SuggestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Logout {\n  logout {\n    success\n  }\n}"): typeof import('./graphql.ts').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VendorViewer {\n  user(sourceType: Vendor) {\n    id\n  }\n}"): typeof import('./graphql.ts').VendorViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Viewer {\n  user(sourceType: Website) {\n    id\n    nickName\n    avatar\n    roles\n    stripeSubscription {\n      status\n      stripePrice {\n        frontParams\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateContactConsult($input: ContactConsultInput!) {\n  createContactConsult(input: $input) {\n    id\n    createdDate\n    updatedDate\n  }\n}"): typeof import('./graphql.ts').CreateContactConsultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Home {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    dataVersion\n    firstMonth\n    lastMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      name\n      licence\n      rowsAccepted\n      rowsRejected\n      firstMonth\n      lastMonth\n    }\n    segments {\n      segment\n      month\n      indexValue\n      change12m\n      saleCount\n      saleCountMean12m\n      medianPrice\n      priceP25\n      priceP75\n      medianPsf\n      psfP25\n      psfP75\n      history {\n        month\n        value\n        n\n        psfP25\n        psfMedian\n        psfP75\n      }\n    }\n    examples {\n      id\n      kind\n      title\n      subtitle\n      typeGroup\n      slug\n      projectId\n      lat\n      lng\n      resultCount\n    }\n  }\n  publicStack: projects(filter: {typeGroups: [PUBLIC_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateStack: projects(filter: {typeGroups: [PRIVATE_STACK]}, first: 5) {\n    nodes {\n      ...HomeProject\n    }\n  }\n  privateLand: projects(filter: {typeGroups: [PRIVATE_LAND]}, first: 3) {\n    nodes {\n      ...HomeProject\n    }\n  }\n}\n\nfragment HomeProject on Project {\n  id\n  typeGroup\n  propertyType\n  slug\n  name\n  nameLocal\n  block\n  area {\n    name\n    nameLocal\n  }\n  tenure\n  tenureYears\n  completionYear\n  floors\n  unitCount\n  saleCount1y\n  psf {\n    n\n    p25\n    median\n    p75\n  }\n}"): typeof import('./graphql.ts').HomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MarketFacts {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    firstMonth\n    lastMonth\n    projectCount\n    saleCount\n    rentCount\n    amenityCount\n    sources {\n      name\n      licence\n      rowsAccepted\n      firstMonth\n      lastMonth\n    }\n  }\n}"): typeof import('./graphql.ts').MarketFactsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TransactionList($typeGroup: TypeGroup!, $slug: String!, $kind: TransactionKind, $unitMix: String, $from: Month, $first: Int, $offset: Int) {\n  market {\n    countryCode\n    currencyCode\n    isDemo\n    firstMonth\n    lastMonth\n  }\n  project(typeGroup: $typeGroup, slug: $slug) {\n    id\n    typeGroup\n    slug\n    name\n    nameLocal\n    propertyGroup\n    street\n    area {\n      name\n      nameLocal\n    }\n    rentCount\n    unitMixes {\n      unitMix\n    }\n    transactions(\n      kind: $kind\n      unitMix: $unitMix\n      from: $from\n      first: $first\n      offset: $offset\n    ) {\n      ...TransactionPage\n      psf {\n        n\n        p25\n        median\n        p75\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').TransactionListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VendorLogin($email: String!, $password: String!) {\n  login(email: $email, password: $password, sourceType: Vendor) {\n    token\n  }\n}"): typeof import('./graphql.ts').VendorLoginDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
