export interface Budgets {
  entry: number;
  /** Less than 100, whatever comes: visitors may be on a phone, far away (docs/decisions/0008). */
  publicEntry: number;
  calculator: number;
  routes: Record<string, number>;
  /** The most scripts that a screen may come in. */
  files: number;
  /** For every part that is not named in `parts`. */
  part: number;
  parts: Record<string, number>;
}

export const budgets: Budgets = {
  entry: 266,
  publicEntry: 98,
  calculator: 215,
  routes: {
    AdminSettingsScreen: 335,
    ApprovalScreens: 325,
    ArchiveScreen: 267,
    AuditLogScreen: 326,
    BundleOrderScreen: 337,
    BundlesScreen: 267,
    CompanyNamesScreen: 324,
    CouponScreen: 338,
    CouponsScreen: 268,
    CreateReleaseScreen: 380,
    DashboardScreen: 271,
    DeskFiguresScreen: 269,
    EditorialQueueScreen: 268,
    EditReleaseScreen: 379,
    EditRequestsScreen: 267,
    FailedJobsScreen: 324,
    FinanceScreen: 268,
    ForgotPasswordScreen: 266,
    LoginCallbackScreen: 267,
    LogoutScreen: 267,
    NoStaffScreen: 266,
    OpenReleaseScreen: 266,
    OrderScreen: 326,
    OrdersScreen: 324,
    OverviewScreen: 268,
    OwnOrdersScreens: 268,
    PartnerEditorScreen: 332,
    PartnersScreen: 323,
    ProviderComparisonScreen: 267,
    PublicationScreens: 267,
    PurchaseScreens: 340,
    RedirectFromLegacyScreen: 267,
    RegisterScreen: 325,
    ReleaseDetailsScreen: 273,
    ReviewScreen: 341,
    SendActivationScreen: 323,
    SettingsScreen: 334,
    SocialCallbackScreen: 267,
    StoreCheckoutScreen: 344,
    StoreScreen: 339,
    SubscriberScreens: 345,
    SubmittedScreen: 267,
    SystemScreen: 268,
    TermsScreen: 266,
    UserScreen: 271,
    UsersScreen: 323,
    VerifiedScreen: 267,
  },
  files: 16,
  part: 32,
  parts: {
    SearchField: 36,
    CopyButton: 36,
    CommandPalette: 75,
    ComboBox: 84,
    ConfirmDialog: 69,
    DateField: 58,
    DatePicker: 104,
    Menu: 65,
    Modal: 68,
    NumberStepper: 38,
    PhoneField: 85,
    Popover: 66,
    Select: 80,
    Table: 36,
    Tabs: 43,
    TagGroup: 61,
    TimePicker: 81,
  },
};
