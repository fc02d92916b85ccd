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
  entry: 267,
  publicEntry: 98,
  calculator: 215,
  routes: {
    AdminSettingsScreen: 335,
    ApprovalScreens: 325,
    ArchiveScreen: 268,
    AuditLogScreen: 327,
    BundleOrderScreen: 338,
    BundlesScreen: 267,
    CompanyNamesScreen: 324,
    CouponScreen: 339,
    CouponsScreen: 269,
    CreateReleaseScreen: 380,
    DashboardScreen: 272,
    DeskFiguresScreen: 269,
    EditorialQueueScreen: 269,
    EditReleaseScreen: 380,
    EditRequestsScreen: 268,
    FailedJobsScreen: 325,
    FinanceScreen: 268,
    ForgotPasswordScreen: 267,
    LoginCallbackScreen: 268,
    LogoutScreen: 268,
    NoStaffScreen: 267,
    OpenReleaseScreen: 267,
    OrderScreen: 327,
    OrdersScreen: 325,
    OverviewScreen: 268,
    OwnOrdersScreens: 269,
    PartnerEditorScreen: 333,
    PartnersScreen: 324,
    ProviderComparisonScreen: 268,
    PublicationScreens: 268,
    PurchaseScreens: 340,
    RedirectFromLegacyScreen: 268,
    RegisterScreen: 325,
    ReleaseDetailsScreen: 274,
    ReviewScreen: 342,
    SendActivationScreen: 324,
    SettingsScreen: 335,
    SocialCallbackScreen: 268,
    StoreCheckoutScreen: 345,
    StoreScreen: 340,
    SubscriberScreens: 345,
    SubmittedScreen: 267,
    SystemScreen: 268,
    TermsScreen: 267,
    UserScreen: 272,
    UsersScreen: 324,
    VerifiedScreen: 268,
    WebhookScreen: 330,
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
