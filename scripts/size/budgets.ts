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
  entry: 254,
  publicEntry: 93,
  calculator: 206,
  routes: {
    AdminSettingsScreen: 320,
    ApprovalScreens: 311,
    ArchiveScreen: 255,
    AuditLogScreen: 256,
    BundleOrderScreen: 323,
    BundlesScreen: 254,
    CouponScreen: 324,
    CouponsScreen: 256,
    CreateReleaseScreen: 363,
    DashboardScreen: 259,
    EditorialQueueScreen: 256,
    EditReleaseScreen: 363,
    EditRequestsScreen: 257,
    FailedJobsScreen: 310,
    FinanceScreen: 255,
    ForgotPasswordScreen: 254,
    LoginCallbackScreen: 255,
    LogoutScreen: 255,
    NoStaffScreen: 254,
    OpenReleaseScreen: 254,
    OrderScreen: 314,
    OrdersScreen: 255,
    OverviewScreen: 255,
    OwnOrdersScreens: 256,
    PartnerEditorScreen: 319,
    PartnersScreen: 309,
    ProviderComparisonScreen: 255,
    PublicationScreens: 255,
    PurchaseScreens: 326,
    RedirectFromLegacyScreen: 255,
    RegisterScreen: 311,
    ReleaseDetailsScreen: 258,
    ReviewScreen: 313,
    SendActivationScreen: 309,
    SettingsScreen: 318,
    SocialCallbackScreen: 255,
    StoreCheckoutScreen: 330,
    StoreScreen: 310,
    SubmittedScreen: 255,
    TermsScreen: 254,
    UserScreen: 258,
    UsersScreen: 254,
    VerifiedScreen: 255,
  },
  files: 15,
  part: 32,
  parts: {
    ComboBox: 82,
    ConfirmDialog: 68,
    DateField: 58,
    DatePicker: 104,
    Menu: 65,
    Modal: 67,
    NumberStepper: 38,
    PhoneField: 84,
    Popover: 65,
    Select: 79,
    Table: 36,
    Tabs: 43,
    TagGroup: 60,
    TimePicker: 80,
  },
};
